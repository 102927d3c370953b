import type { OrderingRight } from '@selvedge/core/contract';
import { conditionNames, reasonFor } from '@selvedge/core/ordering';
import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { PortalSource } from './PortalSource.ts';
import { rightOf } from './RemedyLinks.tsx';
import { contactFor } from './useWhyNot.tsx';

const fold = css({ textAlign: 'start', textStyle: 'small' });
const summary = css({
  minHeight: { base: 'controlDense', _touch: 'control' },
  width: '[fit-content]',
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '[0.22em]',
  _hover: { textDecorationThickness: '[2px]' },
});

/** Beside a right that is missing: whom to ask, by name, once somebody wants to know (C4). */
export function RightContact({ right }: { right: OrderingRight }) {
  const intl = useIntl();
  const portal = useContext(PortalSource);
  if (!portal) return null;
  const lacks = conditionNames.filter((name) => rightOf[name] === right).map((name) => reasonFor(name));
  const { contact, onShown } = contactFor(portal, lacks);
  return (
    <details className={fold} onToggle={({ currentTarget: { open } }) => open && onShown()}>
      <summary className={summary}>{intl.formatMessage({ id: 'ordering.whoHelps' })}</summary>
      {contact}
    </details>
  );
}
