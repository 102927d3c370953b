import { pauseAfter } from '@selvedge/core';
import { Component, type ReactNode } from 'react';
import { ChunkError } from '../platform/ChunkError.ts';

interface State {
  readonly error: unknown;
  readonly caught: boolean;
}

/** The pauses (ms) before a chunk is asked for again: from the first to the longest. */
const FIRST = 15_000;
const LONGEST = 480_000;

/**
 * Catches errors below it. A chunk that failed to load is loaded again once the network is back, and now and then before
 * that: a portal that restarts is away without any change of the network.
 */
export abstract class ChunkBoundary<Props extends { children: ReactNode }> extends Component<Props, State> {
  override state: State = { error: null, caught: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, caught: true };
  }

  #tries = 0;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  override componentDidMount() {
    window.addEventListener('online', this.online);
    this.#tryLater();
  }

  override componentDidUpdate(_: Props, before: State) {
    if (this.state.error !== before.error) this.#tryLater();
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.online);
    clearTimeout(this.#waiting);
  }

  #tryLater() {
    clearTimeout(this.#waiting);
    const { error } = this.state;
    if (!(error instanceof ChunkError) || !error.fetchLater) return;
    this.#tries += 1;
    this.#waiting = setTimeout(
      async () => {
        const hasCome = await error.fetchLater?.();
        if (this.state.error !== error) return;
        if (hasCome) this.again();
        else this.#tryLater();
      },
      pauseAfter(this.#tries, FIRST, LONGEST),
    );
  }

  protected readonly again = () => {
    const { error } = this.state;
    if (!(error instanceof ChunkError)) return;
    error.renew();
    this.setState({ error: null, caught: false });
  };

  /** Others listen as well, such as the words that a screen waits for: they begin again before it is shown again. */
  private readonly online = () => setTimeout(this.again);
}
