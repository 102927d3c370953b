import type { ConditionName, WhyNot } from '@selvedge/core/ordering';
import { reasonFor } from '@selvedge/core/ordering';
import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { LatePart } from '../../failure/LatePart.tsx';
import { lazyPart } from '../../platform/lazyPart.ts';
import { PortalSource } from './PortalSource.ts';

const WhyNotContact = lazyPart(() => import('./WhyNotContact.tsx'));

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
export function RightContact({ lacks: condition }: { lacks: ConditionName }) {
  const intl = useIntl();
  const portal = useContext(PortalSource);
  if (!portal) return null;
  const lacks: readonly WhyNot[] = [reasonFor(condition)];
  return (
    <details
      className={fold}
      onToggle={({ currentTarget: { open } }) => {
        if (open) void import('./contactMatter.ts').then((it) => it.askForContact(portal, lacks));
      }}
    >
      <summary className={summary}>{intl.formatMessage({ id: 'ordering.whoHelps' })}</summary>
      <LatePart quiet>
        <WhyNotContact lacks={lacks} />
      </LatePart>
    </details>
  );
}
