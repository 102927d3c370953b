import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';

const facts = css({
  display: 'grid',
  gridTemplateColumns: { base: '[auto minmax(0, 1fr)]', sm: '[auto minmax(0, 1fr) auto minmax(0, 1fr)]' },
  columnGap: '6',
  rowGap: '2',
  textStyle: 'small',
  '& dt': { color: 'ink.muted' },
});
const nothing = css({ textStyle: 'small', color: 'ink.muted' });

export interface Fact {
  readonly term: string;
  /** '' or null: not known, and left out. */
  readonly value: ReactNode;
}

/** A list of terms with their values, or a text if nothing is known. */
export function FactList({ facts: given }: { facts: readonly Fact[] }) {
  const intl = useIntl();
  const known = given.filter(({ value }) => value !== '' && value !== null);
  if (known.length === 0) return <p className={nothing}>{intl.formatMessage({ id: 'style.nothing' })}</p>;
  return (
    <dl className={facts}>
      {known.map(({ term, value }) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
