import type { Style } from '@selvedge/core/contract';
import { type CartNarrowing, narrowingChoices, wishedPieces } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import type { CartPage } from '../state/cartPage.ts';
import type { CartRef } from '../state/cellView.ts';

const row = css({
  display: { base: 'grid', md: 'flex' },
  alignItems: 'center',
  gap: '3',
  '& select': { width: 'auto', maxWidth: '[13rem]' },
});

const noChoices = { brands: [], weeks: [] };

type Props = { cart: CartRef; page: CartPage; styles: readonly Style[]; counted: boolean };

/** What the styles of a cart are narrowed by besides words, and whether they are folded. */
export function CartFind({ cart, page: { sections }, styles, counted }: Props) {
  const intl = useIntl();
  const narrowing = useSelector(sections, ({ context }) => context.narrowing);
  const allFolded = useSelector(sections, ({ context }) => context.folded.length >= styles.length);
  // To know the weeks, every style has to be opened: in a long cart only once that was done to count it.
  const { brands, weeks } = useMemo(
    () => (counted ? narrowingChoices(styles, wishedPieces(cart.getSnapshot())) : noChoices),
    [cart, styles, counted],
  );
  const narrow = (part: Partial<CartNarrowing>) =>
    sections.send({ type: 'narrowing.changed', narrowing: { ...narrowing, ...part } });
  const weekText = (key: string) => {
    const [year = '', week = ''] = key.split('-');
    return intl.formatMessage({ id: 'cart.delivery.week' }, { week: String(Number(week)), year });
  };
  return (
    <div className={row}>
      <Select
        size="compact"
        labelHidden
        label={intl.formatMessage({ id: 'cart.find.brand' })}
        value={narrowing.brand}
        options={[
          { value: '', label: intl.formatMessage({ id: 'cart.find.allBrands' }) },
          ...brands.map((brand) => ({ value: brand, label: brand })),
        ]}
        onValue={(brand) => narrow({ brand })}
      />
      <Select
        size="compact"
        labelHidden
        label={intl.formatMessage({ id: 'cart.find.week' })}
        value={narrowing.week}
        options={[
          { value: '', label: intl.formatMessage({ id: 'cart.find.allWeeks' }) },
          ...weeks.map((week) => ({ value: week, label: weekText(week) })),
        ]}
        onValue={(week) => narrow({ week })}
      />
      <Button
        size="compact"
        variant="quiet"
        aria-expanded={!allFolded}
        onClick={() =>
          sections.send(
            allFolded
              ? { type: 'sections.unfolded' }
              : { type: 'sections.folded', articleIds: styles.map(({ articleId }) => articleId) },
          )
        }
      >
        {intl.formatMessage({ id: allFolded ? 'cart.sections.unfoldAll' : 'cart.sections.foldAll' })}
      </Button>
    </div>
  );
}
