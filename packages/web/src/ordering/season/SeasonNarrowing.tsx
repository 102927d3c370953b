import {
  isShown,
  type NarrowingLevel,
  narrowed,
  narrowingLevels,
  optionsOf,
  type seasonsMachine,
} from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import type { MessageId } from '../../messages/catalogue.ts';
import { Select } from '../../ui/fields/Select.tsx';
import { LiveRegion } from '../../ui/text/LiveRegion.tsx';
import { useCollectionName } from './useCollectionName.ts';

const tools = css({
  display: 'grid',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  gap: '4',
  marginBottom: '6',
});
const names: Readonly<Record<NarrowingLevel, MessageId>> = {
  brand: 'season.narrow.brand',
  line: 'season.narrow.line',
  subdivision: 'season.narrow.subdivision',
  collection: 'season.narrow.collection',
};

/** Brand → line → subdivision, and the collection type. Each only if there is a choice (L2). */
export function SeasonNarrowing({ actor }: { actor: ActorRefFrom<typeof seasonsMachine> }) {
  const intl = useIntl();
  const collectionName = useCollectionName();
  const narrowing = useSelector(actor, ({ context }) => context.narrowing);
  const all = useSelector(actor, ({ context }) => context.cards);
  const cards = all.map((card) => card.getSnapshot().context);
  const levels = narrowingLevels
    .map((level) => ({ level, options: optionsOf(cards, narrowing, level) }))
    .filter(({ level, options }) => options.length > 1 || narrowing[level] !== undefined);
  if (levels.length === 0) return null;
  return (
    <search className={tools} aria-label={intl.formatMessage({ id: 'season.narrow.label' })}>
      {levels.map(({ level, options }) => (
        <Select
          key={level}
          label={intl.formatMessage({ id: names[level] })}
          labelHidden={false}
          value={narrowing[level] ?? ''}
          onValue={(key) =>
            actor.send({ type: 'narrowing.changed', narrowing: narrowed(narrowing, level, key) })
          }
          options={[
            { value: '', label: intl.formatMessage({ id: 'season.narrow.all' }) },
            ...options.map(({ key, label, count }) => ({
              value: key,
              label: `${level === 'collection' ? collectionName(key) : label} (${count})`,
            })),
          ]}
        />
      ))}
      <LiveRegion
        message={intl.formatMessage(
          { id: 'season.count' },
          { count: cards.filter((card) => isShown(narrowing, card)).length },
        )}
      />
    </search>
  );
}
