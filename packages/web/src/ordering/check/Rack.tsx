import type { SeasonPlace } from '@selvedge/core/contract';
import { type cartMachine, type contentsMachine, type Pieces, sumsOfColour } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { css } from '#style/css';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { failedAloud } from '../area/failedAloud.ts';
import { useFailureText } from '../area/useFailureText.ts';
import { RackPiece } from './RackPiece.tsx';

const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
    lg: 'repeat(6, minmax(0, 1fr))',
  },
  columnGap: { base: '3', md: '5' },
  rowGap: { base: '6', md: '8' },
});
const heading = css({ textStyle: 'displaySmall', paddingTop: '6', paddingBottom: '5', borderTop: 'hair' });

type Props = {
  contents: ActorRefFrom<typeof contentsMachine>;
  place: SeasonPlace;
  pieces: Pieces;
  lines: SnapshotFrom<typeof cartMachine>['context']['lines'];
};

/** The order as a buyer would look at a rack: each ordered colour with its pieces and value. */
export function Rack({ contents, place, pieces, lines }: Props) {
  const intl = useIntl();
  const failureText = useFailureText();
  const snapshot = useSelector(contents, (now) => now);
  const { answer, failure } = snapshot.context;
  if (failedAloud(snapshot)) {
    return (
      <ErrorState
        title={intl.formatMessage({ id: 'cart.contents.failed' })}
        kept={intl.formatMessage({ id: 'cart.contents.kept' })}
        errorId={failure?.tracking ?? undefined}
        onRetry={() => contents.send({ type: 'reading.retried' })}
      >
        {failureText(failure)}
      </ErrorState>
    );
  }
  if (snapshot.matches('missing')) return null;
  const hung = (answer ?? []).flatMap((style) =>
    style.colours
      .map((colour) => ({ style, colour, sums: sumsOfColour(colour, pieces, lines) }))
      .filter(({ sums }) => sums.pieces > 0),
  );
  return (
    <section aria-labelledby="rack" aria-busy={answer === null}>
      <h2 id="rack" className={heading}>
        {intl.formatMessage({ id: 'check.rack.title' })}
      </h2>
      {answer === null && <VisuallyHidden>{intl.formatMessage({ id: 'cart.loading' })}</VisuallyHidden>}
      <ul className={grid}>
        {answer === null
          ? ['a', 'b', 'c', 'd', 'e', 'f'].map((each) => (
              <li key={each}>
                <Skeleton shape="garment" />
              </li>
            ))
          : hung.map(({ style, colour, sums }) => (
              <li key={colour.articleColorId}>
                <RackPiece style={style} colour={colour} sums={sums} place={place} />
              </li>
            ))}
      </ul>
    </section>
  );
}
