import type { NearTerm } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../ui/buttons/Button.tsx';
import { Icon } from '../../ui/figures/Icon.tsx';

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
  paddingInline: '3',
  paddingBlock: '1',
  marginBottom: '2',
  minHeight: 'control',
  background: 'accent.wash',
  textStyle: 'small',
});
const said = css({ display: 'inline-flex', alignItems: 'center', gap: '2' });

type Props = {
  near: NearTerm;
  /** As it was typed. */
  term: string;
  onTerm: (term: string) => void;
};

/** Nothing matches the search term: says what is shown instead, or suggests other terms. */
export function NearNotice({ near, term, onTerm }: Props) {
  const intl = useIntl();
  const asked = near.shown ? near.others : [near.term, ...near.others];
  return (
    <div role="note" className={line}>
      <span className={said}>
        <Icon name="info" size="small" />
        <span>
          {near.shown
            ? intl.formatMessage({ id: 'catalog.near.shown' }, { term, near: near.term })
            : intl.formatMessage({ id: 'catalog.near.asked' })}
        </span>
      </span>
      {asked.map((one) => (
        <Button key={one} variant="quiet" size="compact" onClick={() => onTerm(one)}>
          {intl.formatMessage({ id: 'catalog.near.other' }, { term: one })}
        </Button>
      ))}
    </div>
  );
}
