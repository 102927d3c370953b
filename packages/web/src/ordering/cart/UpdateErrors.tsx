import type { Finding, SeasonPlace, Style } from '@selvedge/core/contract';
import { cellOf, piecesBefore } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { FindingText } from '../finding/FindingText.tsx';
import { spotOf } from '../finding/findingSpot.ts';
import { WayOutButton } from '../finding/WayOutButton.tsx';
import type { CartRef, CartSnapshot } from '../matrix/cellView.ts';

const list = css({ display: 'flex', flexDirection: 'column', gap: '2', marginTop: '2' });
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1' });
const words = css({ flex: '1', minWidth: '[14rem]' });
const where = css({ textStyle: 'strong' });

interface Refused {
  readonly articleVariantId: string;
  readonly entry: string;
  readonly finding: Finding;
}

const none: readonly Refused[] = [];

const refusedIn = (snapshot: CartSnapshot): readonly Refused[] => {
  const { ledger } = snapshot.context;
  if (ledger.tally.refused === 0) return none;
  return [...ledger.cells].flatMap(([articleVariantId, { entry, refusal }]) =>
    refusal ? [{ articleVariantId, entry, finding: refusal }] : [],
  );
};

const sameRefusals = (one: readonly Refused[], other: readonly Refused[]): boolean =>
  one.length === other.length && one.every(({ finding }, at) => finding === other[at]?.finding);

type Props = { cart: CartRef; styles: readonly Style[]; place: SeasonPlace };

/** 'Errors while updating the shopping cart': each line that was not taken, and why; the others are stored (section 8). */
export function UpdateErrors({ cart, styles, place }: Props) {
  const intl = useIntl();
  const refused = useSelector(cart, refusedIn, sameRefusals);
  if (refused.length === 0) return null;
  const type = (cells: { articleVariantId: string; entry: string }[]) =>
    cart.send({ type: 'cells.typed', cells });
  const back = (articleVariantId: string) => {
    const before = piecesBefore(cart.getSnapshot(), articleVariantId);
    return { articleVariantId, entry: before === 0 ? '' : String(before) };
  };
  return (
    <Notice
      live
      tone="critical"
      title={intl.formatMessage({ id: 'cart.errors.title' })}
      actions={
        <>
          <Button
            size="compact"
            onClick={() => type(refused.map(({ articleVariantId, entry }) => ({ articleVariantId, entry })))}
          >
            {intl.formatMessage({ id: 'cart.errors.retryAll' }, { count: refused.length })}
          </Button>
          <Button
            size="compact"
            onClick={() => type(refused.map(({ articleVariantId }) => back(articleVariantId)))}
          >
            {intl.formatMessage({ id: 'cart.errors.dropAll' }, { count: refused.length })}
          </Button>
        </>
      }
    >
      <p>{intl.formatMessage({ id: 'cart.errors.kept' })}</p>
      <ul className={list}>
        {refused.map(({ articleVariantId, finding }) => {
          const { style, colour, variant } = spotOf({ ...finding.place, articleVariantId }, styles);
          const { entry } = cellOf(cart.getSnapshot(), articleVariantId);
          return (
            <li key={articleVariantId} className={row}>
              <span className={words}>
                <span className={where}>
                  {[
                    style ? `${style.name} ${style.articleNumber}` : articleVariantId,
                    colour?.name,
                    variant?.size,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>{' '}
                {intl.formatMessage({ id: 'cart.errors.typed' }, { entry })} <FindingText finding={finding} />
              </span>
              <Button size="compact" variant="quiet" onClick={() => type([{ articleVariantId, entry }])}>
                {intl.formatMessage({ id: 'cart.errors.retry' })}
              </Button>
              {(finding.code === 'stockExceeded' || finding.code === 'permittedExceeded') && (
                <WayOutButton finding={finding} styles={styles} cart={cart} place={place} />
              )}
              <Button size="compact" variant="quiet" onClick={() => type([back(articleVariantId)])}>
                {intl.formatMessage({ id: 'cart.errors.drop' })}
              </Button>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
