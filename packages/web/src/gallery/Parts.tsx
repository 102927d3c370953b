import { type ReactNode, useState } from 'react';
import { css } from '#style/css';
import { grid, hstack, stack } from '#style/patterns';
import { FailedNotice } from '../failure/FailedNotice.tsx';
import { FailedState } from '../failure/FailedState.tsx';
import { SlowLoadHint } from '../progress/SlowLoadHint.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { KeyHint } from '../ui/KeyHint.tsx';
import { Link } from '../ui/Link.tsx';
import { Meter } from '../ui/Meter.tsx';
import { NoRightState } from '../ui/NoRightState.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { Select } from '../ui/Select.tsx';
import { ServerHtml } from '../ui/ServerHtml.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Money, Percent, Quantity, ShortDate } from '../ui/Values.tsx';
import { refused } from './samples.ts';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css({ borderTop: 'hair', paddingBlock: '8' })}>
      <h2 className={css({ textStyle: 'label', color: 'ink.muted', marginBottom: '5' })}>{title}</h2>
      {children}
    </section>
  );
}

const row = hstack({ gap: '3', flexWrap: 'wrap' });
const cell = css({ borderBottom: 'hair', paddingBlock: '2', paddingInlineEnd: '6', textAlign: 'end' });
const reason = {
  says: 'You may only approve. As soon as the order is released, it is finalized by the POS Manager.',
  remedies: null,
};

export function Parts() {
  const [query, setQuery] = useState('Boutique Süd');
  const [tab, setTab] = useState<'details' | 'fit' | 'care'>('details');
  const [open, setOpen] = useState(false);
  return (
    <>
      <PageHeading
        title="Spring Summer 27, main collection"
        lead="Boutique Süd, München. Orders are taken until the end of the week."
        facts={
          <>
            <Badge tone="accent">Open</Badge>
            <Badge>13-0</Badge>
          </>
        }
        actions={
          <>
            <Button>Save as draft</Button>
            <Button variant="primary" disabledReason={reason} reasonAlign="end">
              Finalize order
            </Button>
          </>
        }
      />
      <Section title="Buttons and links">
        <div className={stack({ gap: '4' })}>
          <div className={row}>
            <Button variant="primary">Finalize order</Button>
            <Button>Approve order</Button>
            <Button variant="quiet" icon="copy">
              Copy order
            </Button>
            <Button variant="danger" icon="trash">
              Delete cart
            </Button>
            <Button variant="primary" pending>
              Finalizing
            </Button>
            <Button pending>Saving</Button>
            <Button variant="primary" disabledReason={reason}>
              Off, with a reason
            </Button>
          </div>
          <div className={row}>
            <Button size="compact" variant="primary">
              Compact
            </Button>
            <Button size="compact" icon="filter">
              Filter
            </Button>
            <IconButton icon="star" label="Mark as favourite" />
            <IconButton icon="star" label="Favourite" aria-pressed />
            <IconButton icon="minus" size="compact" label="Less" />
            <IconButton
              icon="plus"
              size="compact"
              label="More"
              disabledReason={{ says: 'All of the stock is in the cart.', remedies: null }}
            />
            <Link href="/x">Internal link</Link>
            <Link href="https://elsewhere.example/" newTab>
              New tab
            </Link>
            <Link href="data:text/html,refused">Refused link</Link>
            <Link href="/x" look="primary">
              Link as button
            </Link>
          </div>
        </div>
      </Section>
      <Section title="Fields">
        <div className={grid({ columns: { base: 1, sm: 2, lg: 4 }, gap: '6' })}>
          <TextField label="E-mail" hint="The address you sign in with" defaultValue="buyer@selvedge.test" />
          <TextField label="Group name" error="This field is required" optional />
          <Select
            label="Sort by"
            options={[
              { value: 'a', label: 'Delivery date' },
              { value: 'b', label: 'Name' },
            ]}
            onValue={() => {}}
          />
          <SearchField label="Search by customer name or number" value={query} onValue={setQuery} />
          <TextArea label="Order note" hint="Must not start with an exclamation mark" />
        </div>
      </Section>
      <Section title="Notices and badges">
        <div className={stack({ gap: '3' })}>
          <Notice tone="info" title="This season is in preview">
            Everything can be looked at and noted; nothing can be finalized before 12 January.
          </Notice>
          <Notice tone="positive" title="Order approved" onDismiss={() => {}}>
            As soon as the order is released, it is finalized by the POS Manager.
          </Notice>
          <Notice
            tone="warning"
            title="The sales price changed from 49,95 € to 54,95 €"
            actions={<Button size="compact">Accept the price</Button>}
          />
          <FailedNotice
            tone="critical"
            title="The change was not stored"
            failure={refused}
            actions={<Button size="compact">Try again</Button>}
          >
            Your quantities are kept on this page.
          </FailedNotice>
          <div className={row}>
            <Badge>Core range</Badge>
            <Badge tone="ink">New</Badge>
            <Badge tone="accent">Preview</Badge>
            <Badge tone="positive">Done</Badge>
            <Badge tone="warning">2 warnings</Badge>
            <Badge tone="critical">Error</Badge>
            <KeyHint keys={['control', 'K']} />
          </div>
        </div>
      </Section>
      <Section title="Figures">
        <div className={grid({ columns: { base: 1, md: 2 }, gap: '8' })}>
          <table className={css({ textStyle: 'figure', width: 'full' })}>
            <tbody>
              {[128_400, 5_995, 1_111_111, null].map((minor) => (
                <tr key={minor}>
                  <td className={cell}>
                    <Quantity count={minor && Math.round(minor / 97)} unit />
                  </td>
                  <td className={cell}>
                    <Money minor={minor} currency="EUR" />
                  </td>
                  <td className={cell}>
                    <Percent share={minor && minor / 2_000_000} />
                  </td>
                  <td className={cell}>
                    <ShortDate at={minor && 1_800_000_000_000 + minor * 1000} shows="dayAndTime" />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className={stack({ gap: '5' })}>
            <Meter label="Limit used" used={42} limit={100} valueText="42,000 of 100,000 €" />
            <Meter label="Limit used" used={94} limit={100} valueText="94,000 of 100,000 €" />
            <Meter label="Limit used" used={130} limit={100} valueText="130,000 of 100,000 €" />
          </div>
        </div>
      </Section>
      <Section title="Tabs, cards, waiting">
        <div className={grid({ columns: { base: 1, md: 3 }, gap: '8' })}>
          <Tabs
            label="Style"
            value={tab}
            onValue={setTab}
            items={[
              { id: 'details', label: 'Details', panel: 'Two-button jacket, half lined.' },
              { id: 'fit', label: 'Fit', panel: 'Regular.' },
              { id: 'care', label: 'Material and Care', panel: '100 % virgin wool.' },
            ]}
          />
          <div className={stack({ gap: '4' })}>
            <Card leads>
              <h3 className={css({ textStyle: 'heading' })}>
                <Link look="bare" href="/y" data-cover>
                  A card that leads on
                </Link>
              </h3>
              <p>Boutique Süd, 80331 München</p>
            </Card>
            <Card marked padding="dense">
              A chosen card
            </Card>
          </div>
          <div className={stack({ gap: '3' })}>
            <div className={css({ width: '24' })}>
              <Skeleton shape="garment" />
            </div>
            <Skeleton width="long" />
            <Skeleton width="half" />
            <SlowLoadHint after={0} onReload={() => {}} />
          </div>
        </div>
      </Section>
      <Section title="Server text">
        <ServerHtml
          html={
            '<h2>Imprint</h2><p>Text with <a href="https://elsewhere.example">a link</a> and <strong>weight</strong>.</p><ul><li>One</li><li>Two</li></ul><script>alert(1)</script>'
          }
        />
      </Section>
      <Section title="States">
        <div className={grid({ columns: { base: 1, md: 3 }, gap: '8' })}>
          <EmptyState level={3} title="No style matches" actions={<Button>Clear all filters</Button>}>
            Take a filter away, and styles appear again.
          </EmptyState>
          <FailedState level={3} onRetry={() => {}} failure={refused} kept="Your 240 quantities are stored.">
            The season could not be loaded.
          </FailedState>
          <NoRightState right="Finalizing orders" actions={<Link href="/z">To the dashboard</Link>} />
        </div>
      </Section>
      <Section title="Dialog">
        <Button onClick={() => setOpen(true)}>Open the dialog</Button>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title="Finalize this order?"
          description="240 pieces for 12,840.00 € become a binding order. It cannot be changed afterwards."
          actions={
            <>
              <Button onClick={() => setOpen(false)}>No, keep editing</Button>
              <Button variant="primary" onClick={() => setOpen(false)}>
                Finalize order
              </Button>
            </>
          }
        >
          <TextField label="Your reference" optional />
        </Dialog>
      </Section>
    </>
  );
}
