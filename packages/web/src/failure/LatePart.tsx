import { type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { ChunkError } from '../platform/ChunkError.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { lowerEdge } from '../ui/layout/lowerEdge.recipe.ts';
import { Notice } from '../ui/notices/Notice.tsx';
import { ChunkBoundary } from './ChunkBoundary.ts';

function Lost({ error, onAgain }: { error: ChunkError; onAgain: () => void }) {
  const intl = useIntl();
  // By the error, so that it says so again if the part is lost once more.
  const [dismissed, setDismissed] = useState<ChunkError | null>(null);
  if (dismissed === error) return null;
  return createPortal(
    <div className={lowerEdge}>
      <Notice
        live
        tone="warning"
        onDismiss={() => setDismissed(error)}
        actions={
          <>
            <Button size="compact" onClick={onAgain}>
              {intl.formatMessage({ id: 'ui.action.retry' })}
            </Button>
            <Button size="compact" onClick={() => window.location.reload()}>
              {intl.formatMessage({ id: 'app.version.refresh' })}
            </Button>
          </>
        }
      >
        {intl.formatMessage({ id: 'app.version.text' })}
      </Notice>
    </div>,
    document.body,
  );
}

type Props = {
  /** Shows nothing instead: the part stands many times on the screen, or beside what says the same. */
  quiet?: boolean;
  children: ReactNode;
};

/** A part of a screen whose code or words come later. If they do not, the rest of the screen goes on (C7). */
export class LatePart extends ChunkBoundary<Props> {
  override render() {
    const { error, caught } = this.state;
    if (!caught) return <Suspense>{this.props.children}</Suspense>;
    if (!(error instanceof ChunkError)) throw error;
    return this.props.quiet ? null : <Lost error={error} onAgain={this.again} />;
  }
}
