import { createValidation, type ValidationEnd } from '@selvedge/core/validation';
import { toPromise } from 'xstate';
import type { Asked } from './command.ts';
import { type ExitCode, exitCodes } from './exitCodes.ts';
import { needed, oneOf } from './options.ts';
import { orderFile, workbooks } from './orderFile.ts';
import { type Output, outputOf } from './output.ts';
import { findProvider } from './provider.ts';
import { demoTokens, tokensKept } from './signIn.ts';
import { tokensInMemory } from './tokenFile.ts';
import { UsageError } from './usageError.ts';

async function ended(asked: Asked): Promise<ValidationEnd> {
  const { given, around, language } = asked;
  const [path, more] = given.operands;
  if (path === undefined) throw new UsageError('<file> is missing.');
  if (more !== undefined) throw new UsageError(`'${more}' is one word too many. Quote names with spaces.`);
  const wanted = {
    rightEnv: oneOf(given, 'ordering', ['preorder', 'postorder']),
    customer: needed(given, 'customer'),
    season: needed(given, 'season'),
    subdivision: given.subdivision ?? null,
    collectionType: given.collection ?? null,
  };
  const mode = oneOf(given, 'mode', ['add', 'replace']);
  const file = await orderFile(around.folder, path);
  const kept = given.demo === undefined ? tokensKept(asked) : null;
  if (kept && kept.read() === null) return { kind: 'signedOut' };
  const access = await findProvider(given, around);
  const tokens = kept ?? tokensInMemory(await demoTokens(asked, access));
  const validation = createValidation({
    access,
    language,
    wanted,
    file,
    mode,
    sheet: given.sheet ?? null,
    ports: {
      fetch: (request) => fetch(request),
      now: around.now,
      randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
      tokens,
      workbooks,
    },
  });
  validation.start();
  return toPromise(validation);
}

const print = ({ lines, data, wrong }: Output, { given, around }: Asked): void => {
  if (given.json) around.say(JSON.stringify(data, null, 2));
  else for (const line of lines) (wrong ? around.complain : around.say)(line);
};

/** `portal validate <file>`: shows what each row of an order file would become, in the texts of the screen. */
export async function validate(asked: Asked): Promise<ExitCode> {
  const told = outputOf(await ended(asked), asked);
  print(told, asked);
  return exitCodes[told.exit];
}
