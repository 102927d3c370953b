import type { CartHead, OrderLimit, SeasonPlace } from '@selvedge/core/contract';
import type { contentsMachine, Rack as Hanging, rackFileMachine, rackMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailedState } from '../../../failure/FailedState.tsx';
import { failedAloud } from '../../../failure/failedAloud.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Skeleton } from '../../../ui/figures/Skeleton.tsx';
import { EmptyState } from '../../../ui/notices/EmptyState.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { useCollectionName } from '../../season/useCollectionName.ts';
import { RackFigures } from './RackFigures.tsx';
import { RackFileStatus } from './RackFile.tsx';
import { RackGroups } from './RackGroups.tsx';
import { RackTools } from './RackTools.tsx';
import { eyebrow, heading, pieces, pieceWidths, section, head as top, wallWidths } from './rack.recipe.ts';
import { useWall } from './useWall.ts';

type Props = {
  actor: ActorRefFrom<typeof rackMachine>;
  contents: ActorRefFrom<typeof contentsMachine>;
  file: ActorRefFrom<typeof rackFileMachine>;
  /** The cart that is shown. Null while it is not known. */
  head: CartHead | null;
  place: SeasonPlace;
  currency: string;
  limit: OrderLimit | null;
  /** Null while the styles are not loaded. */
  rack: Hanging | null;
};

/** The order as pictures, the way a buyer would look at a rack. It can fill the screen. */
export function Rack({ actor, contents, file, head, place, currency, limit, rack }: Props) {
  const intl = useIntl();
  const collectionName = useCollectionName();
  const ref = useRef<HTMLElement>(null);
  const snapshot = useSelector(actor, (now) => now);
  const reading = useSelector(contents, (now) => now);
  const { view } = snapshot.context;
  const wall = snapshot.matches('wall');
  useWall(
    ref,
    wall,
    useCallback(() => actor.send({ type: 'wall.left' }), [actor]),
  );
  const { failure } = reading.context;
  if (failedAloud(reading) || reading.matches('missing')) {
    return (
      <FailedState
        title={intl.formatMessage({ id: 'cart.contents.failed' })}
        kept={intl.formatMessage({ id: 'cart.contents.kept' })}
        failure={failure}
        onRetry={() => contents.send({ type: 'reading.retried' })}
      />
    );
  }
  return (
    <section
      ref={ref}
      className={section({ wall })}
      style={{ '--piece': (wall ? wallWidths : pieceWidths)[view.zoom - 1] }}
      aria-labelledby="rack"
      aria-busy={rack === null}
    >
      <div className={top({ wall })}>
        <div>
          {wall && head && (
            <p className={eyebrow}>
              {[head.customerName, head.season, collectionName(head.collectionType)].join(' · ')}
            </p>
          )}
          <h2 id="rack" className={heading({ wall })}>
            {intl.formatMessage({ id: 'check.rack.title' })}
          </h2>
        </div>
        <RackTools actor={actor} file={file} head={head} />
      </div>
      <RackFileStatus file={file} />
      {view.figures && rack && (
        <RackFigures rack={rack} currency={currency} limit={limit} narrowed={rack.shown < rack.of} />
      )}
      {rack === null && (
        <>
          <VisuallyHidden>{intl.formatMessage({ id: 'cart.loading' })}</VisuallyHidden>
          <ul className={pieces}>
            {['a', 'b', 'c', 'd', 'e', 'f'].map((each) => (
              <li key={each}>
                <Skeleton shape="garment" />
              </li>
            ))}
          </ul>
        </>
      )}
      {rack && rack.of > 0 && rack.shown === 0 && (
        <EmptyState
          title={intl.formatMessage({ id: 'check.rack.none' })}
          actions={
            <Button onClick={() => actor.send({ type: 'values.cleared' })}>
              {intl.formatMessage({ id: 'check.rack.clear' })}
            </Button>
          }
        >
          {intl.formatMessage({ id: 'check.rack.noneMeans' })}
        </EmptyState>
      )}
      {rack && <RackGroups rack={rack} view={view} place={place} currency={currency} />}
    </section>
  );
}
