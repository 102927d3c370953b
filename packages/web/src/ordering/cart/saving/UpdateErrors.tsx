import { formatRoute } from '@selvedge/core';
import type { Style } from '@selvedge/core/contract';
import { positionOf, styleAt } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Link } from '../../../ui/buttons/Link.tsx';
import { Notice } from '../../../ui/notices/Notice.tsx';
import type { CatalogRef } from '../state/cartPage.ts';
import type { CartRef, CartSnapshot } from '../state/cellView.ts';
import { asBefore, RefusedLine, type RefusedQuantity } from './RefusedLine.tsx';

const frame = css({ marginBlock: '4' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '2', marginTop: '2' });

const none: readonly RefusedQuantity[] = [];

const refusedIn = (snapshot: CartSnapshot): readonly RefusedQuantity[] => {
  const { ledger } = snapshot.context;
  if (ledger.tally.refused === 0) return none;
  return [...ledger.cells].flatMap(([articleVariantId, { entry, refusal }]) =>
    refusal ? [{ articleVariantId, entry, finding: refusal }] : [],
  );
};

const sameRefusals = (one: readonly RefusedQuantity[], other: readonly RefusedQuantity[]): boolean =>
  one.length === other.length && one.every(({ finding }, at) => finding === other[at]?.finding);

const idsOf = (styles: readonly Style[]): ReadonlySet<string> =>
  new Set(
    styles.flatMap(({ colours }) =>
      colours.flatMap(({ variants }) => variants.map(({ articleVariantId }) => articleVariantId)),
    ),
  );

type Props = {
  cart: CartRef;
  /** The styles whose quantities are typed here. */
  styles: readonly Style[];
  /** Refused lines of other styles are not mentioned: something else on the page reports them. */
  alone?: boolean;
  /** When given, all refused lines are listed. Styles that are not among `styles` get their name from the catalogue. */
  catalog?: CatalogRef;
};

/** 'Errors while updating the shopping cart': each line that was refused, and why. All others are stored (N6). */
export function UpdateErrors(props: Props) {
  const refused = useSelector(props.cart, refusedIn, sameRefusals);
  return refused.length === 0 ? null : <RefusedLines {...props} refused={refused} />;
}

const namedBy = (catalog: CatalogRef | undefined, articleId: string | undefined): string | undefined => {
  const known = catalog?.getSnapshot().context.catalog;
  if (!known || articleId === undefined) return undefined;
  const at = positionOf(known, articleId);
  if (at < 0) return undefined;
  const { name, articleNumber } = styleAt(known, at);
  return `${name} ${articleNumber}`;
};

function RefusedLines({
  cart,
  styles,
  alone = false,
  catalog,
  refused,
}: Props & { refused: readonly RefusedQuantity[] }) {
  const intl = useIntl();
  const place = useSelector(cart, ({ context }) => context.place);
  const known = useMemo(() => idsOf(styles), [styles]);
  const here = catalog ? refused : refused.filter(({ articleVariantId }) => known.has(articleVariantId));
  const elsewhere = alone ? 0 : refused.length - here.length;
  const count = here.length;
  if (count + elsewhere === 0) return null;
  const type = (cells: { articleVariantId: string; entry: string }[]) =>
    cart.send({ type: 'cells.typed', cells });
  return (
    <div className={frame}>
      <Notice
        live
        tone="critical"
        title={intl.formatMessage({ id: 'cart.errors.title' })}
        actions={
          <>
            {count > 0 && (
              <>
                <Button
                  size="compact"
                  onClick={() =>
                    type(here.map(({ articleVariantId, entry }) => ({ articleVariantId, entry })))
                  }
                >
                  {intl.formatMessage({ id: 'cart.errors.retryAll' }, { count })}
                </Button>
                <Button
                  size="compact"
                  onClick={() => type(here.map(({ articleVariantId }) => asBefore(cart, articleVariantId)))}
                >
                  {intl.formatMessage({ id: 'cart.errors.dropAll' }, { count })}
                </Button>
              </>
            )}
            {elsewhere > 0 && (
              <Link look="secondary" size="compact" href={formatRoute({ screen: 'cart', place })}>
                {intl.formatMessage({ id: 'check.toCart' })}
              </Link>
            )}
          </>
        }
      >
        {count > 0 && (
          <>
            <p>{intl.formatMessage({ id: 'cart.errors.kept' })}</p>
            <ul className={list}>
              {here.map((one) => (
                <RefusedLine
                  key={one.articleVariantId}
                  refused={one}
                  cart={cart}
                  styles={styles}
                  name={namedBy(catalog, one.finding.place.articleId)}
                />
              ))}
            </ul>
          </>
        )}
        {elsewhere > 0 && <p>{intl.formatMessage({ id: 'cart.errors.elsewhere' }, { count: elsewhere })}</p>}
      </Notice>
    </div>
  );
}
