import { Component, type ReactNode } from 'react';
import { ChunkError } from '../platform/ChunkError.ts';

interface State {
  readonly error: unknown;
  readonly caught: boolean;
}

const nothingCaught: State = { error: null, caught: false };

/** The time (ms) between two tries to load a chunk. */
const PAUSE = 15_000;

/**
 * Catches errors below it. A chunk that failed to load is loaded again once the network is back, and now and then before
 * that: a portal that restarts is away without any change of the network.
 */
export abstract class ChunkBoundary<Props extends { children: ReactNode }> extends Component<Props, State> {
  override state = nothingCaught;

  static getDerivedStateFromError(error: unknown): State {
    return { error, caught: true };
  }

  #waiting: ReturnType<typeof setInterval> | undefined;

  override componentDidMount() {
    window.addEventListener('online', this.online);
    this.#fetchNowAndThen();
  }

  override componentDidUpdate(_: Props, before: State) {
    if (this.state.error !== before.error) this.#fetchNowAndThen();
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.online);
    clearInterval(this.#waiting);
  }

  #fetchNowAndThen() {
    clearInterval(this.#waiting);
    const { error } = this.state;
    if (error instanceof ChunkError)
      this.#waiting = setInterval(async () => {
        if (await error.renew()) this.setState(nothingCaught);
      }, PAUSE);
  }

  protected readonly again = () => {
    const { error } = this.state;
    if (!(error instanceof ChunkError)) return;
    void error.renew();
    this.setState(nothingCaught);
  };

  /** Others listen as well, such as the words that a screen waits for: they begin again before it is shown again. */
  private readonly online = () => setTimeout(this.again);
}
