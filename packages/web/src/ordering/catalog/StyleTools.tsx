import { type catalogMachine, type Selection, type StyleSort, styleSorts } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import type { MessageId } from '../../messages/catalogue.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { Select } from '../../ui/Select.tsx';

const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '4',
  paddingBottom: '5',
  '& > :first-child': { flex: '1', minWidth: '[min(100%, {sizes.field})]', maxWidth: 'prose' },
});
const counted = css({
  marginInlineStart: 'auto',
  minHeight: 'control',
  display: 'flex',
  alignItems: 'center',
  textStyle: 'small',
  color: 'ink.muted',
});
const sortNames: Readonly<Record<StyleSort, MessageId>> = {
  number: 'catalog.sort.number',
  name: 'catalog.sort.name',
  delivery: 'catalog.sort.delivery',
  price: 'catalog.sort.price',
  retail: 'catalog.sort.retail',
  margin: 'catalog.sort.margin',
  new: 'catalog.sort.new',
};

type Props = { catalog: ActorRefFrom<typeof catalogMachine>; count: string };

/** Search and order of the list, with the number of styles. */
export function StyleTools({ catalog, count }: Props) {
  const intl = useIntl();
  const selection = useSelector(catalog, ({ context }) => context.selection);
  const { term, sort } = selection;
  const change = (changed: Partial<Selection>) =>
    catalog.send({ type: 'selection.changed', selection: { ...selection, ...changed } });
  const choose = (value: string) => {
    const chosen = styleSorts.find((one) => one === value);
    if (chosen) change({ sort: chosen });
  };
  return (
    <search className={tools}>
      <SearchField
        label={intl.formatMessage({ id: 'catalog.search.label' })}
        value={term}
        maxLength={100}
        onValue={(next) => change({ term: next })}
      />
      <Select
        label={intl.formatMessage({ id: 'catalog.sort.label' })}
        labelHidden
        value={sort}
        onValue={choose}
        options={styleSorts.map((value) => ({ value, label: intl.formatMessage({ id: sortNames[value] }) }))}
      />
      <p className={counted}>{count}</p>
    </search>
  );
}
