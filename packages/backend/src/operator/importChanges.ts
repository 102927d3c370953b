import type { FastifyInstance } from 'fastify';
import { array, boolean, defaulted, define, integer, max, min, object, optional, size } from 'superstruct';
import type { AppContext } from '../appContext.ts';
import { defaultPicturePattern, readPicturePattern } from '../configuration/picturePattern.ts';
import type { KindName } from '../import/kinds/kind.ts';
import type { FileContent } from '../import/packed/content.ts';
import { ImportWork } from '../import/plan/importWork.ts';
import { kindNamed } from '../import/plan/matchTable.ts';
import { shown } from '../import/reading/problem.ts';
import { reportOf } from '../import/report.ts';
import { runImport } from '../import/runImport.ts';
import { say } from '../language/words.ts';
import { deliveredBodies, MOST_DELIVERED, MOST_FILES, takeArrived } from './deliveredBody.ts';
import { isAhead, lineField } from './fields.ts';
import { bucketFailure } from './fileChanges.ts';
import { roomFailure } from './formDelivery.ts';
import { PROGRESS_TYPE, progressLines, wantsProgress } from './importProgress.ts';
import { operatorCall } from './operatorCall.ts';
import type { OperatorCaller } from './operatorCaller.ts';
import { operatorFailure } from './operatorFailure.ts';
import { unusable } from './operatorRefusal.ts';

/** Of any date, epoch ms. */
const LAST_MOMENT = 8_640_000_000_000_000;

const flag = defaulted(boolean(), false);

/** What a file holds: base64 in JSON, a part of a form. Neither is in memory once it is here. */
const contentStruct = define<FileContent>('content', (value) =>
  // No value of JSON has a function.
  typeof value === 'object' && value !== null && 'slice' in value && typeof value.slice === 'function'
    ? true
    : 'Expected base64',
);

/** `pictures` is how the names of pictures are read. `madeAt` is when the file was made, epoch ms; `kind` what it holds, if its name does not say. */
const deliveryStruct = object({
  files: size(
    array(
      object({
        name: lineField,
        content: contentStruct,
        madeAt: optional(max(min(integer(), 0), LAST_MOMENT)),
      }),
    ),
    1,
    MOST_FILES,
  ),
  kind: optional(lineField),
  pictures: optional(lineField),
  dryRun: flag,
  partial: flag,
  complete: flag,
  force: flag,
});

const refusals = {
  future: 'import.upload.future',
  kind: 'import.upload.kind',
  pattern: 'import.upload.pattern',
} as const;

/** What a house tells its partners: whom to pay and to ask, and how. */
const contentKinds: readonly KindName[] = [
  ...(['departments', 'contacts'] as const),
  ...(['questionCategories', 'questionSections', 'questions'] as const),
  ...(['manualCategories', 'manuals', 'manualFiles'] as const),
];

/**
 * What a program may not bring: texts that bind the house; people and what partners are told, unless its token is for
 * them. Whoever can add people could add somebody with every right, and ask for their password.
 */
const barredFor = ({ program, may }: OperatorCaller): ReadonlySet<KindName> =>
  new Set<KindName>(
    program === null
      ? []
      : [
          'legalTexts',
          ...(may('users') ? [] : (['users'] as const)),
          ...(may('content') ? [] : contentKinds),
        ],
  );

/**
 * Takes a house's own data in. Answers 200 with the report, also where lines are refused. Whoever accepts
 * {@link PROGRESS_TYPE} is told of the progress, a line each second, before the report.
 */
export function importChanges(scope: FastifyInstance, context: AppContext): void {
  deliveredBodies(scope, context);
  operatorCall(
    scope,
    'POST',
    '/imports',
    deliveryStruct,
    async ({ body, language, caller, request, reply }) => {
      const { files, kind, dryRun, partial, complete, force } = body;
      const refusal = (what: keyof typeof refusals, values: Readonly<Record<string, string>>) =>
        unusable(say(language, refusals[what], values));
      const pictures = readPicturePattern(body.pictures ?? defaultPicturePattern);
      if (pictures === null)
        throw refusal('pattern', { pattern: shown(body.pictures ?? ''), example: defaultPicturePattern });
      if (kind !== undefined && !kindNamed(kind)) throw refusal('kind', { name: shown(kind) });
      // Whatever comes afterwards would be older than a file of the future.
      const early = files.find(({ madeAt }) => madeAt !== undefined && isAhead(madeAt, context.now()));
      if (early?.madeAt !== undefined)
        throw refusal('future', { name: shown(early.name), time: new Date(early.madeAt).toISOString() });
      const delivered = files.map((file) => ({ ...file, kind }));
      const options = {
        isDryRun: dryRun,
        isPartial: partial,
        isComplete: complete,
        isForced: force,
        pictures,
        barred: barredFor(caller),
      };
      const work = new ImportWork();
      const arrived = takeArrived(request);
      const report = async () => {
        try {
          return reportOf(await runImport(context, delivered, options, work), language);
        } catch (error) {
          throw roomFailure(error, language) ?? bucketFailure(error, language) ?? error;
        } finally {
          arrived.close();
        }
      };
      if (!wantsProgress(request)) return report();
      // As it is, because what compresses would keep the lines until there is more of them.
      reply.type(PROGRESS_TYPE).header('content-encoding', 'identity');
      return progressLines(report(), work, language, (error) => operatorFailure(error, request, reply));
    },
    MOST_DELIVERED,
  );
}
