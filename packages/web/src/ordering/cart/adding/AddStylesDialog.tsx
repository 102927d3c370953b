import type { SeasonPlace } from '@selvedge/core/contract';
import { coverOf, matchingStyles } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { FailedState } from '../../../failure/FailedState.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { Skeleton } from '../../../ui/figures/Skeleton.tsx';
import { Money } from '../../../ui/text/Values.tsx';
import { QuantityMatrix } from '../../matrix/QuantityMatrix.tsx';
import { Thumbnail } from '../../style/parts/Thumbnail.tsx';
import { SaveState } from '../saving/SaveState.tsx';
import { SaveTrouble } from '../saving/SaveTrouble.tsx';
import { UpdateErrors } from '../saving/UpdateErrors.tsx';
import type { AddingRef, CatalogRef } from '../state/cartPage.ts';
import type { CartRef } from '../state/cellView.ts';

const list = css({ display: 'flex', flexDirection: 'column', borderTop: 'hair', marginTop: '4' });
const option = css({
  display: 'grid',
  gridTemplateColumns: '[3rem minmax(0, 1fr) auto]',
  alignItems: 'center',
  columnGap: '4',
  width: 'full',
  paddingBlock: '2',
  textAlign: 'start',
  background: 'transparent',
  border: 'none',
  borderBottom: 'hair',
  color: 'ink',
  cursor: 'pointer',
  _hover: { color: 'accent' },
});
const words = css({ display: 'flex', flexDirection: 'column', minWidth: '0' });
const name = css({ textStyle: 'strong' });
const facts = css({ textStyle: 'small', color: 'ink.muted' });
const hint = css({ marginTop: '4', textStyle: 'small', color: 'ink.muted', minHeight: '6' });
const sheetHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  alignItems: 'baseline',
  paddingBottom: '4',
});
const block = css({ height: '32' });

type Props = { adding: AddingRef; catalog: CatalogRef; cart: CartRef; place: SeasonPlace; now: number };

/** Searches the styles of the season and orders them without leaving the cart (N2). */
export function AddStylesDialog({ adding, catalog, cart, place, now }: Props) {
  const intl = useIntl();
  const open = useSelector(adding, (snapshot) => snapshot.matches('open'));
  const searching = useSelector(adding, (snapshot) => snapshot.matches({ open: 'searching' }));
  const close = () => adding.send({ type: 'adding.closed' });
  return (
    <Dialog
      open={open}
      size="large"
      onClose={close}
      title={intl.formatMessage({ id: 'cart.add.title' })}
      actions={
        <>
          <SaveState cart={cart} />
          {!searching && (
            <Button onClick={() => adding.send({ type: 'style.left' })}>
              {intl.formatMessage({ id: 'cart.add.another' })}
            </Button>
          )}
          <Button variant="primary" onClick={close}>
            {intl.formatMessage({ id: 'cart.add.done' })}
          </Button>
        </>
      }
    >
      <SaveTrouble cart={cart} />
      {searching ? (
        <Search adding={adding} catalog={catalog} currencyOf={cart} />
      ) : (
        <Sheet adding={adding} cart={cart} now={now} key={place.season} />
      )}
    </Dialog>
  );
}

function Search({
  adding,
  catalog,
  currencyOf,
}: {
  adding: AddingRef;
  catalog: CatalogRef;
  currencyOf: CartRef;
}) {
  const intl = useIntl();
  const term = useSelector(adding, ({ context }) => context.term);
  const styles = useSelector(catalog, ({ context }) => context.catalog);
  const currency = useSelector(currencyOf, ({ context }) => context.head?.currency ?? 'EUR');
  const wanted = useDeferredValue(term);
  const meant = useMemo(() => matchingStyles(styles, wanted), [styles, wanted]);
  const nothing = wanted.trim() !== '' && meant.styles.length === 0;
  return (
    <>
      <SearchField
        data-first=""
        label={intl.formatMessage({ id: 'cart.add.search' })}
        value={term}
        onValue={(value) => adding.send({ type: 'term.typed', term: value })}
      />
      <p role="status" className={hint}>
        {styles === null && intl.formatMessage({ id: 'cart.add.loading' })}
        {styles !== null && wanted.trim() === '' && intl.formatMessage({ id: 'cart.add.hint' })}
        {styles !== null && nothing && intl.formatMessage({ id: 'cart.add.none' }, { term: wanted })}
        {meant.styles.length > 0 &&
          intl.formatMessage({ id: 'cart.add.found' }, { count: meant.styles.length })}
      </p>
      {meant.styles.length > 0 && (
        <ul className={list}>
          {meant.styles.map((entry) => {
            const cover = coverOf(entry.colours);
            return (
              <li key={entry.articleId}>
                <button
                  type="button"
                  className={option}
                  onClick={() => adding.send({ type: 'style.chosen', articleId: entry.articleId })}
                >
                  {cover && <Thumbnail colour={cover} eager={false} />}
                  <span className={words}>
                    <span className={name}>{entry.name}</span>
                    <span className={facts}>
                      {entry.articleNumber} · {entry.brandName} · {entry.commodityClass}
                    </span>
                  </span>
                  <Money minor={entry.salesPrice} currency={currency} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

function Sheet({ adding, cart, now }: { adding: AddingRef; cart: CartRef; now: number }) {
  const intl = useIntl();
  const snapshot = useSelector(adding, (one) => one);
  const { style, failure } = snapshot.context;
  if (snapshot.matches({ open: 'missing' })) {
    return <FailedState title={intl.formatMessage({ id: 'cart.add.missing' })} failure={failure} />;
  }
  if (snapshot.matches({ open: 'failed' })) {
    return <FailedState failure={failure} onRetry={() => adding.send({ type: 'style.retried' })} />;
  }
  if (!style) {
    return (
      <div aria-busy="true">
        <p role="status">{intl.formatMessage({ id: 'cart.add.loadingStyle' })}</p>
        <Skeleton shape="block" className={block} />
      </div>
    );
  }
  return (
    <>
      <p className={sheetHead}>
        <span className={name}>{style.name}</span>
        <span className={facts}>{style.articleNumber}</span>
      </p>
      <QuantityMatrix style={style} cart={cart} now={now} />
      <UpdateErrors cart={cart} styles={[style]} alone />
    </>
  );
}
