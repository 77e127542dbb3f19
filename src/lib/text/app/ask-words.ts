/** The words of what a seat answers itself, of its private extras, of help, and of games in files. Part of `AppWords`. */

export interface AskWords {
	ask: {
		/** leaves an action or a choice out */
		doNothing: string;
		/** closes the own hand in a window; says the same whatever is in it */
		closeHand: string;
		/** before anything is picked */
		pickAction: string;
		pickCard: string;
		pickPlace: string;
		/** a place that cannot be chosen was tapped */
		whyNot: Record<'here' | 'hazardous' | 'otherSide' | 'closed' | 'noCard' | 'now', string> & {
			/** the button over such a place */
			ask(place: string): string;
			said(p: { place: string; why: string; rule: string }): string;
		};
		pickArea: string;
		pickShips: string;
		pickOption: string;
		pickSeat: string;
		/** on the buttons that confirm; `to` and `at` are phrases: "to the Brig" */
		use(name: string): string;
		play(name: string): string;
		go(to: string): string;
		/** cards picked so far */
		pickOf(p: { count: number; of: number }): string;
		pickUpTo(p: { count: number; most: number }): string;
		/** what the picked cards add up to */
		balance(p: { plus: number; minus: number }): string;
		discard(count: number): string;
		keep(count: number): string;
		give(count: number): string;
		takeCards(count: number): string;
		putBack: string;
		chooseCard(name: string): string;
		/** under a place that is shown before going there */
		alsoHere(names: string): string;
		instead: string;
		beside: string;
		/** a button for several equal ships */
		shipCount(p: { ship: string; picked: number; of: number }): string;
		restAgainst: string;
		ifFailed: string;
		deckLeft(n: number): string;
		/** a card of somebody */
		of(name: string): string;
		shipLabel(label: string): string;
		place: Record<'first' | 'later', string>;
		earlier(name: string): string;
		later(name: string): string;
		seatHand(n: number): string;
	};
	reveal: {
		/** on the tile everybody has */
		tile: string;
		tileHint: string;
		title: string;
		/** who has no Cylon card */
		none: string;
		noneHint: string;
		effect: string;
		stay: string;
	};
	/** when a card in hand can be used */
	usable: {
		now: string;
		notYours: string;
		/** counted by itself when it lies in a check */
		inCheck: string;
	};
	seen: {
		title: string;
		turn(n: number): string;
		beforeStart: string;
	};
	noteField: {
		label: string;
		saved: string;
		failed: string;
		room(left: number): string;
	};
	helpOn: {
		open(name: string): string;
		title: string;
		rules: string;
		rule(id: string): string;
	};
	logPanel: {
		open: string;
		filter: string;
		card(name: string): string;
		nothing: string;
	};
	files: {
		export(title: string): string;
		exportTitle: string;
		exportHint: string;
		phrase: string;
		phraseHint: string;
		phraseNeeded: string;
		save: string;
		saved(name: string): string;
		import: string;
		importHint: string;
		open: string;
		reading: string;
		imported: string;
	};
}
