import { type Failure, formatRoute } from '@selvedge/core';
import type { Order } from '@selvedge/core/contract';
import { type documentsMachine, type mailingMachine, orderRows } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { FailedNotice } from '../../failure/FailedNotice.tsx';
import { ActionMenu } from '../../ui/buttons/ActionMenu.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { LiveRegion } from '../../ui/text/LiveRegion.tsx';
import { useMayOpen } from '../access/useMayOpen.ts';
import { OrderAgain, OrderAgainDialog } from '../copy/OrderAgain.tsx';
import type { SheetFileRef } from '../entry/parts/entryRef.ts';
import { SheetButtons, SheetFailure } from '../entry/sheetFile/SheetButtons.tsx';
import { useSheets } from '../entry/sheetFile/useSheets.ts';
import { OrderMailing } from './OrderMailing.tsx';

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  paddingBottom: '6',
  _print: { display: 'none' },
});
const links = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '3' });
const asList = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  paddingInline: '5',
  paddingBlock: '1',
});
const toOrders = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'control',
  paddingInline: '5',
  paddingBlock: '2',
});
const muted = css({ textStyle: 'small', color: 'ink.muted' });

type DocumentsRef = ActorRefFrom<typeof documentsMachine>;
type Props = { documents: DocumentsRef; order: Order };

/**
 * What one does with an order: its confirmation as a file and, in a menu, on paper and by e-mail, its lines as a list,
 * ordering it again, and the other orders.
 */
export function OrderDocuments({ documents, order }: Props) {
  const intl = useIntl();
  const { told, separator } = useSheets();
  const { orderNumber, lines } = order;
  const downloading = useSelector(documents, (now) => now.hasTag('downloading'));
  const printing = useSelector(documents, (now) => now.hasTag('printing'));
  const mailing = useSelector(
    documents,
    ({ children }) => children.mailing as ActorRefFrom<typeof mailingMachine> | undefined,
  );
  const sheetFile = useSelector(documents, ({ children }) => children.sheetFile as SheetFileRef | undefined);
  const opener = useRef<HTMLButtonElement>(null);
  const mayOpen = useMayOpen();
  const orders = { screen: 'orders', rightEnv: order.rightEnv, customerId: order.customerId } as const;
  const label = intl.formatMessage({ id: 'order.title' }, { number: orderNumber });
  const name = `${intl.formatMessage({ id: 'order.documents.file' }, { number: orderNumber })}.pdf`;
  return (
    <section className={frame} aria-label={intl.formatMessage({ id: 'order.documents.title' })}>
      <div className={links}>
        <Button
          variant="primary"
          pending={downloading}
          onClick={() => documents.send({ type: 'download.requested', name })}
        >
          {intl.formatMessage({ id: 'order.documents.download' })}
        </Button>
        <ActionMenu opener={opener} label={intl.formatMessage({ id: 'order.more' })} pending={printing}>
          {(closes) => (
            <>
              <li>
                <Button
                  {...closes}
                  wide
                  variant="quiet"
                  pending={printing}
                  onClick={() => documents.send({ type: 'print.requested' })}
                >
                  {intl.formatMessage({ id: 'order.print' })}
                </Button>
              </li>
              {mailing && (
                <li>
                  <Button
                    {...closes}
                    wide
                    variant="quiet"
                    onClick={() => mailing.send({ type: 'mailing.opened' })}
                  >
                    {intl.formatMessage({ id: 'order.documents.mail' })}
                  </Button>
                </li>
              )}
              {sheetFile && (
                <li className={asList}>
                  <span className={muted}>{intl.formatMessage({ id: 'entry.out.asList' })}</span>
                  <SheetButtons
                    sheetFile={sheetFile}
                    closes={closes}
                    label={label}
                    of="order"
                    count={lines.length}
                    sheetOf={() => ({ name: label, separator, heading: told, rows: orderRows(order) })}
                  />
                </li>
              )}
              <OrderAgain order={order} closes={closes} />
              {mayOpen(orders) && (
                <li>
                  <Link look="quiet" className={toOrders} href={formatRoute(orders)}>
                    {intl.formatMessage({ id: 'order.toOrders' })}
                  </Link>
                </li>
              )}
            </>
          )}
        </ActionMenu>
      </div>
      <OrderAgainDialog order={order} />
      <DocumentsStatus documents={documents} />
      {sheetFile && <SheetFailure sheetFile={sheetFile} />}
      {mailing && <OrderMailing mailing={mailing} onClosed={() => opener.current?.focus()} />}
    </section>
  );
}

/** The outcome of a download or a print. */
function DocumentsStatus({ documents }: { documents: DocumentsRef }) {
  const intl = useIntl();
  const { downloadFailure, printFailure } = useSelector(documents, ({ context }) => context);
  const fetching = useSelector(documents, (now) => now.hasTag('downloading') || now.hasTag('printing'));
  const saved = useSelector(documents, (now) => now.matches({ download: 'saved' }));
  const opened = useSelector(documents, (now) => now.matches({ print: 'opened' }));
  return (
    <>
      <LiveRegion
        message={[
          fetching && intl.formatMessage({ id: 'order.documents.making' }),
          saved && intl.formatMessage({ id: 'order.documents.saved' }),
        ]
          .filter(Boolean)
          .join(' ')}
      />
      <Failed title={intl.formatMessage({ id: 'order.documents.notSaved' })} failure={downloadFailure} />
      <Failed title={intl.formatMessage({ id: 'order.documents.notShown' })} failure={printFailure} />
      {opened && (
        <Notice live tone="info">
          {intl.formatMessage({ id: 'order.documents.opened' })}
        </Notice>
      )}
    </>
  );
}

function Failed({ title, failure }: { title: ReactNode; failure: Failure | null }) {
  if (failure === null) return null;
  return <FailedNotice live tone="critical" title={title} failure={failure} />;
}
