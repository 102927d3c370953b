import type { FastifyInstance } from 'fastify';
import {
  array,
  boolean,
  defaulted,
  integer,
  max,
  min,
  object,
  optional,
  pattern,
  size,
  string,
} from 'superstruct';
import type { AppContext } from '../appContext.ts';
import { defaultPicturePattern, readPicturePattern } from '../configuration/picturePattern.ts';
import type { KindName } from '../import/kinds/kind.ts';
import { ImportWork } from '../import/plan/importWork.ts';
import { kindNamed } from '../import/plan/matchTable.ts';
import { reportOf } from '../import/report.ts';
import { runImport } from '../import/runImport.ts';
import { isAhead, lineField } from './fields.ts';
import { PROGRESS_TYPE, progressLines, wantsProgress } from './importProgress.ts';
import { operatorCall } from './operatorCall.ts';
import type { OperatorCaller } from './operatorCaller.ts';
import { operatorFailure } from './operatorFailure.ts';
import { unusable } from './operatorRefusal.ts';

/** Bytes of all files of a call together, as base64. */
const MOST_DELIVERED = 100_000_000;
const MOST_FILES = 1_000;

/** Of any date, epoch ms. */
const LAST_MOMENT = 8_640_000_000_000_000;

const flag = defaulted(boolean(), false);

/** `pictures` is how the names of pictures are read. `content` is base64; `madeAt` is when the file was made, epoch ms; `kind` what it holds, if its name does not say. */
const deliveryStruct = object({
  files: size(
    array(
      object({
        name: lineField,
        content: pattern(string(), /^[A-Za-z0-9+/]*={0,2}$/),
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
  operatorCall(
    scope,
    'POST',
    '/imports',
    deliveryStruct,
    async ({ body, language, caller, request, reply }) => {
      const { files, kind, dryRun, partial, complete, force } = body;
      const pictures = readPicturePattern(body.pictures ?? defaultPicturePattern);
      if (pictures === null)
        throw unusable(
          `The pattern '${body.pictures}' does not say how pictures are named. It needs {article} and {colour}, may have {view}, each once and with something between them, such as ${defaultPicturePattern}.`,
        );
      if (kind !== undefined && !kindNamed(kind)) throw unusable(`There is no kind of data '${kind}'.`);
      // Whatever comes afterwards would be older than a file of the future.
      const early = files.find(({ madeAt }) => madeAt !== undefined && isAhead(madeAt, context.now()));
      if (early?.madeAt !== undefined)
        throw unusable(
          `The file '${early.name}' says that it was made at ${new Date(early.madeAt).toISOString()}, which is not yet. Check the clock of its program.`,
        );
      // The texts of the call are let go: with them a delivery would be in memory more than twice while it is taken in.
      const delivered = files.splice(0).map(({ name, content, madeAt }) => ({
        name,
        bytes: new Uint8Array(Buffer.from(content, 'base64')),
        kind,
        madeAt,
      }));
      const options = {
        isDryRun: dryRun,
        isPartial: partial,
        isComplete: complete,
        isForced: force,
        pictures,
        barred: barredFor(caller),
      };
      const work = new ImportWork();
      const report = async () => reportOf(await runImport(context, delivered, options, work), language);
      if (!wantsProgress(request)) return report();
      // As it is, because what compresses would keep the lines until there is more of them.
      reply.type(PROGRESS_TYPE).header('content-encoding', 'identity');
      return progressLines(report(), work, language, (error) => operatorFailure(error, request, reply));
    },
    MOST_DELIVERED,
  );
}
