import { describe, expect, it } from 'vitest';
import { startMailer } from './mailer.ts';
import { claimMail, handOver, LEASE } from './queue.store.ts';
import { smtp } from './smtp.ts';
import { mailStage } from './testing/mailStage.ts';
import type { MailTransport } from './transport.ts';

const stage = mailStage();

describe('F4: the queue', () => {
  it('F4: sends again what a process left before it handed it over', async () => {
    const server = await stage.serve();
    await stage.enqueue('a@example.com');
    expect(await claimMail(stage.database(), stage.now)).toMatchObject({
      recipient: 'a@example.com',
      attempts: 1,
    });
    stage.now += LEASE - 1;
    await stage.deliver(smtp(server.url));
    expect(server.received).toHaveLength(0);
    stage.now += 1;
    await stage.deliver(smtp(server.url));
    expect([server.received.length, await stage.states()]).toEqual([1, ['sent']]);
  });

  it('F4: does not send again what a process handed over before it went', async () => {
    const server = await stage.serve();
    await stage.enqueue('a@example.com');
    const claimed = await claimMail(stage.database(), stage.now);
    if (!claimed) throw new Error('nothing claimed');
    expect(await handOver(stage.database(), claimed, stage.now)).toBe(true);
    stage.now += LEASE;
    await stage.deliver(smtp(server.url));
    expect([server.received.length, await stage.states()]).toEqual([0, ['failed']]);
    expect(stage.reports).toEqual(['1 mails failed: interrupted after handover']);
  });

  it('F4: holds a slow process back from a mail that another has taken over', async () => {
    const server = await stage.serve();
    await stage.enqueue('a@example.com');
    const slow: MailTransport = {
      deliver: (mail, handOverMail) =>
        smtp(server.url).deliver(mail, async () => {
          stage.now += LEASE;
          await stage.deliver(smtp(server.url));
          await handOverMail();
        }),
    };
    await stage.deliver(slow);
    expect([server.received.length, await stage.states()]).toEqual([1, ['sent']]);
  });

  it('F4: gives each mail to one of several workers', async () => {
    const server = await stage.serve();
    const recipients = Array.from({ length: 30 }, (_, index) => `r${index}@example.com`);
    await stage.enqueue(...recipients);
    await Promise.all(Array.from({ length: 5 }, () => stage.deliver(smtp(server.url))));
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual([...recipients].sort());
  });

  it('F4: is worked on until it is stopped, which waits for the mail on its way', async () => {
    await stage.enqueue('a@example.com', 'b@example.com');
    let begun = (): void => {};
    let finish = (): void => {};
    const started = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const mailer = startMailer(
      stage.deps({
        async deliver() {
          begun();
          await finished;
          return { outcome: 'sent', note: 'slow' };
        },
      }),
    );
    await started;
    const stopped = mailer.stop();
    finish();
    await stopped;
    expect(await stage.states()).toEqual(['queued', 'sent']);
  });
});
