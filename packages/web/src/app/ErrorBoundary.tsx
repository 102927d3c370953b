import type { FlightRecorder } from '@selvedge/core';
import { Component, type ReactNode } from 'react';
import { ChunkError } from './ChunkError.ts';
import { CrashScreen } from './CrashScreen.tsx';
import { NewVersion } from './NewVersion.tsx';

type Props = {
  version: string;
  /** What it keeps of the last steps goes to support. */
  recorder?: FlightRecorder;
  /** Shows nothing in place of what failed. */
  quiet?: boolean;
  children: ReactNode;
};
type State = { error: unknown; caught: boolean };

/** Keeps a fault of one screen from taking the portal with it (C7). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, caught: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, caught: true };
  }

  override render() {
    const { error, caught } = this.state;
    if (!caught) return this.props.children;
    if (this.props.quiet) return null;
    if (error instanceof ChunkError) {
      const again = () => {
        error.renew();
        this.setState({ error: null, caught: false });
      };
      return <NewVersion onRefresh={() => window.location.reload()} onBack={again} />;
    }
    return <CrashScreen error={error} version={this.props.version} recorder={this.props.recorder} />;
  }
}
