import { describe, expect, it, vi } from 'vitest';
import { sweepMails } from './queue.store.ts';
import { smtp } from './smtp.ts';
import { headerIn, mailStage } from './testing/mailStage.ts';
import type { MailTransport } from './transport.ts';

const stage = mailStage();

describe('F4: a mail by SMTP', () => {
  it('F4: goes to exactly one recipient, with text, HTML and its file', async () => {
    const server = await stage.serve();
    await stage.enqueue('a@example.com', 'b@example.com');
    await stage.deliver(smtp(server.url));
    expect(server.received.map(({ from, to }) => [from, ...to])).toEqual([
      ['no-reply@portal.test', 'a@example.com'],
      ['no-reply@portal.test', 'b@example.com'],
    ]);
    const [{ raw } = { raw: '' }] = server.received;
    expect(headerIn(raw, 'To')).toBe('a@example.com');
    expect(headerIn(raw, 'From')).toBe('Selvedge <no-reply@portal.test>');
    expect(headerIn(raw, 'Reply-To')).toContain('<anna@example.com>');
    expect(headerIn(raw, 'Message-ID')).toMatch(/^<[0-9a-f-]{36}@portal\.test>$/);
    expect(raw).not.toMatch(/^(bcc|cc):/im);
    expect(raw).not.toContain('b@example.com');
    for (const type of ['text/plain', 'text/html', 'text/calendar; charset=utf-8; name=x.ics'])
      expect(raw).toContain(`Content-Type: ${type}`);
    expect(await stage.states()).toEqual(['sent', 'sent']);
  });

  it('F4: is forgotten once it is sent, and its row when it is older than it is kept', async () => {
    const server = await stage.serve();
    await stage.enqueue('a@example.com');
    await stage.deliver(smtp(server.url));
    expect((await stage.rows()).map((row) => [row.content, row.note])).toEqual([[null, 'accepted']]);
    await sweepMails(stage.database(), stage.now);
    expect(await stage.rows()).toHaveLength(1);
    await sweepMails(stage.database(), stage.now + 1);
    expect(await stage.rows()).toHaveLength(0);
  });

  it('F4: is tried again after a temporary answer, later and later, as the same mail', async () => {
    const server = await stage.serve({ atData: (_, times) => (times < 3 ? { answer: 451 } : undefined) });
    await stage.enqueue('a@example.com');
    await stage.deliver(smtp(server.url));
    await stage.deliver(smtp(server.url));
    expect([server.begun(), await stage.states()]).toEqual([1, ['queued']]);
    expect((await stage.rows()).map(({ note, handedOverAt }) => [note, handedOverAt])).toEqual([
      ['451 at DATA', null],
    ]);
    stage.now += 40_000;
    await stage.deliver(smtp(server.url));
    expect(server.begun()).toBe(2);
    stage.now += 40_000;
    await stage.deliver(smtp(server.url));
    expect(server.begun()).toBe(2);
    stage.now += 120_000;
    await stage.deliver(smtp(server.url));
    expect([server.received.length, await stage.states()]).toEqual([1, ['sent']]);
  });

  it('F4: fails for good when it is refused, and nothing tells whose it was', async () => {
    const server = await stage.serve({ atRecipient: () => ({ answer: 550 }) });
    const whole = await stage.serve({ atData: () => ({ answer: 554 }) });
    await stage.enqueue('a@example.com');
    await stage.deliver(smtp(server.url));
    await stage.enqueue('b@example.com');
    await stage.deliver(smtp(whole.url));
    stage.now += 86_400_000;
    await stage.deliver(smtp(server.url));
    expect((await stage.rows()).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['failed', 1],
      ['failed', 1],
    ]);
    expect(stage.reports).toHaveLength(2);
    expect(JSON.stringify([stage.reports, (await stage.rows()).map(({ note }) => note)])).not.toContain(
      'example.com',
    );
  });

  it('F4: waits for a server that is away or does not let the portal in, and is given up after a day', async () => {
    const server = await stage.serve();
    const [url] = [server.url];
    await server.close();
    await stage.enqueue('a@example.com');
    await stage.deliver(smtp(url));
    expect(await stage.states()).toEqual(['queued']);
    const locked = await stage.serve();
    stage.now += 86_400_000;
    await stage.deliver(smtp(locked.url.replace('://', '://someone:wrong@')));
    expect([await stage.states(), (await stage.rows())[0]?.note]).toEqual([
      ['queued'],
      expect.stringMatching(/^5\d\d at AUTH/),
    ]);
    for (let times = 0; times < 10; times += 1) {
      stage.now += 86_400_000;
      await stage.deliver(smtp(url));
    }
    expect((await stage.rows()).map(({ state, attempts }) => [state, attempts])).toEqual([['failed', 9]]);
  });

  it('F4: is sent again when the connection is dropped while it travels', async () => {
    const server = await stage.serve({ atRecipient: (session) => void session });
    let dropped = false;
    const cutting: MailTransport = {
      deliver: (mail, handOverMail) =>
        smtp(server.url).deliver(mail, async () => {
          if (dropped) return handOverMail();
          dropped = true;
          throw new Error('cut before the end');
        }),
    };
    await stage.enqueue('a@example.com');
    await stage.deliver(cutting);
    expect([server.received.length, await stage.states()]).toEqual([0, ['queued']]);
    stage.now += 60_000;
    await stage.deliver(cutting);
    expect([server.received.length, await stage.states()]).toEqual([1, ['sent']]);
  });

  it('F4: is held back when the connection is dropped before all of it is on its way', async () => {
    const server = await stage.serve({ atData: () => ({ drop: 'before' }) });
    const handOver = vi.fn(async () => {});
    const bytes = Buffer.alloc(60_000_000, 'Stoff und Schnitt\r\n');
    const mail = { mailId: 'large', from: 'a@example.com', to: 'b@example.com', bytes };
    expect(await smtp(server.url).deliver(mail, handOver)).toMatchObject({ outcome: 'later' });
    expect(handOver).not.toHaveBeenCalled();
  });

  it('F4: is never sent twice when the answer is lost', async () => {
    const server = await stage.serve({ atData: () => ({ drop: 'after' }) });
    await stage.enqueue('a@example.com');
    await stage.deliver(smtp(server.url));
    for (let times = 0; times < 5; times += 1) {
      stage.now += 86_400_000;
      await stage.deliver(smtp(server.url));
    }
    expect(server.received).toHaveLength(1);
    expect((await stage.rows()).map(({ state, note }) => [state, note])).toEqual([
      ['failed', expect.stringContaining('unknown')],
    ]);
  });
});
