import { Component, type ReactNode } from 'react';
import { ChunkError } from '../platform/ChunkError.ts';

interface State {
  readonly error: unknown;
  readonly caught: boolean;
}

/** Catches errors below it. A chunk that failed to load is loaded again once the network is back. */
export abstract class ChunkBoundary<Props extends { children: ReactNode }> extends Component<Props, State> {
  override state: State = { error: null, caught: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, caught: true };
  }

  override componentDidMount() {
    window.addEventListener('online', this.online);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.online);
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
