import type { FlightRecorder } from '@selvedge/core';
import { Component, type ReactNode } from 'react';
import { ChunkError } from './ChunkError.ts';
import { CrashScreen } from './CrashScreen.tsx';
import { NewVersion } from './NewVersion.tsx';
import { useBackOnline } from './useBackOnline.ts';

type Props = {
  version: string;
  /** What it keeps of the last steps goes to support. */
  recorder?: FlightRecorder;
  /** Shows nothing in place of what failed; what could not be fetched is tried again once the network is back. */
  quiet?: boolean;
  children: ReactNode;
};
type State = { error: unknown; caught: boolean };

function OnceOnline({ then }: { then: () => void }) {
  useBackOnline(then);
  return null;
}

/** Keeps a fault of one screen from taking the portal with it (C7). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, caught: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, caught: true };
  }

  override render() {
    const { error, caught } = this.state;
    if (!caught) return this.props.children;
    const { quiet } = this.props;
    if (error instanceof ChunkError) {
      const again = () => {
        error.renew();
        this.setState({ error: null, caught: false });
      };
      return quiet ? (
        <OnceOnline then={again} />
      ) : (
        <NewVersion onRefresh={() => window.location.reload()} onBack={again} />
      );
    }
    if (quiet) return null;
    return <CrashScreen error={error} version={this.props.version} recorder={this.props.recorder} />;
  }
}
