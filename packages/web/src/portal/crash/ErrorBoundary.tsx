import type { FlightRecorder } from '@selvedge/core';
import { Component, type ReactNode } from 'react';
import { NewVersion } from '../../failure/NewVersion.tsx';
import { ChunkError } from '../../platform/ChunkError.ts';
import { CrashScreen } from './CrashScreen.tsx';

type Props = {
  version: string;
  /** Records the last steps of the user. The recording becomes part of the support info. */
  recorder?: FlightRecorder;
  /** Renders nothing instead of an error. A chunk that failed to load is loaded again once the network is back. */
  quiet?: boolean;
  children: ReactNode;
};
type State = { error: unknown; caught: boolean };

/** Stops an error in one screen from taking down the portal (C7). */
export class ErrorBoundary extends Component<Props, State> {
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

  /** Others listen as well, such as the words that a screen waits for: they begin again before it is shown again. */
  private readonly online = () => setTimeout(this.again);

  /** The network is back: a chunk that failed to load is loaded again. */
  private readonly again = () => {
    const { error } = this.state;
    if (!(error instanceof ChunkError)) return;
    error.renew();
    this.setState({ error: null, caught: false });
  };

  override render() {
    const { error, caught } = this.state;
    if (!caught) return this.props.children;
    const { quiet } = this.props;
    if (quiet) return null;
    if (error instanceof ChunkError) return <NewVersion onRefresh={() => window.location.reload()} />;
    return <CrashScreen error={error} version={this.props.version} recorder={this.props.recorder} />;
  }
}
