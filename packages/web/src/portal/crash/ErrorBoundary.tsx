import type { FlightRecorder } from '@selvedge/core';
import { Component, type ReactNode } from 'react';
import { NewVersion } from '../../failure/NewVersion.tsx';
import { ChunkError } from '../../platform/ChunkError.ts';
import { useBackOnline } from '../../platform/useBackOnline.ts';
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

function OnceOnline({ then }: { then: () => void }) {
  useBackOnline(then);
  return null;
}

/** Stops an error in one screen from taking down the portal (C7). */
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
