import type { FlightRecorder } from '@selvedge/core';
import type { ReactNode } from 'react';
import { ChunkBoundary } from '../../failure/ChunkBoundary.ts';
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
/** Stops an error in one screen from taking down the portal (C7). */
export class ErrorBoundary extends ChunkBoundary<Props> {
  override render() {
    const { error, caught } = this.state;
    if (!caught) return this.props.children;
    const { quiet } = this.props;
    if (quiet) return null;
    if (error instanceof ChunkError) return <NewVersion onRefresh={() => window.location.reload()} />;
    return <CrashScreen error={error} version={this.props.version} recorder={this.props.recorder} />;
  }
}
