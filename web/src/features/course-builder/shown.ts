/** What stands on a desk, for the pages that show it. */
export class Shown<State> {
  private now: State;
  private readonly listeners = new Set<() => void>();

  constructor(first: State) {
    this.now = first;
  }

  get state(): State {
    return this.now;
  }

  /** Until the answer is called. */
  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  show(state: State) {
    this.now = state;
    for (const listener of this.listeners) listener();
  }
}
