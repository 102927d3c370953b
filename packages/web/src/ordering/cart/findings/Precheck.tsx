import type { SeasonPlace, Style } from '@selvedge/core/contract';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { FailedNotice } from '../../../failure/FailedNotice.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Notice } from '../../../ui/notices/Notice.tsx';
import { FindingList } from '../../finding/FindingList.tsx';
import { FixedNotice } from '../../finding/FixedNotice.tsx';
import type { PrecheckRef } from '../state/cartPage.ts';
import type { CartRef } from '../state/cellView.ts';

const frame = css({ display: 'flex', flexDirection: 'column', gap: '3', paddingBottom: '6' });
const foot = css({ alignSelf: 'flex-start', marginInlineStart: '-3', _print: { display: 'none' } });

type Props = { precheck: PrecheckRef; cart: CartRef; styles: readonly Style[]; place: SeasonPlace };

/** The result of all rules for the current cart, without any effect. It is updated after each change. */
export function Precheck({ precheck, cart, styles, place }: Props) {
  const intl = useIntl();
  const [fixed, setFixed] = useState(false);
  const snapshot = useSelector(precheck, (now) => now);
  const { findings, failure } = snapshot.context;
  if (snapshot.matches('idle')) return null;
  const checked = snapshot.matches('checked');
  return (
    <section className={frame} aria-label={intl.formatMessage({ id: 'cart.precheck.label' })}>
      {!checked && !snapshot.matches('failed') && (
        <p role="status">{intl.formatMessage({ id: 'check.checking' })}</p>
      )}
      {snapshot.matches('failed') && (
        <FailedNotice
          live
          tone="critical"
          title={intl.formatMessage({ id: 'check.failed.title' })}
          failure={failure}
        />
      )}
      {checked && findings.length === 0 && (
        <Notice live tone="positive" title={intl.formatMessage({ id: 'check.passed.title' })}>
          {intl.formatMessage({ id: 'cart.precheck.passed' })}
        </Notice>
      )}
      {findings.length > 0 && (
        <>
          <Notice
            live
            tone="critical"
            title={intl.formatMessage({ id: 'check.objected.title' }, { count: findings.length })}
          >
            {intl.formatMessage({ id: 'cart.precheck.objected' })}
          </Notice>
          <FindingList
            findings={findings}
            styles={styles}
            place={place}
            cart={cart}
            onFix={() => setFixed(true)}
          />
        </>
      )}
      <FixedNotice cart={cart} shown={fixed} onUndone={() => setFixed(false)} />
      <Button
        size="compact"
        variant="quiet"
        className={foot}
        onClick={() => precheck.send({ type: 'precheck.closed' })}
      >
        {intl.formatMessage({ id: 'cart.precheck.close' })}
      </Button>
    </section>
  );
}
