/**
 * Regular expressions that may take more than linear time, and why that does no harm. An expression that is no
 * longer in its file must be removed from this list.
 */
export const bounded: readonly {
  readonly file: string;
  readonly expression: string;
  /** Length of the longest text it is applied to, in UTF-16 units; null if no bound is needed. */
  readonly most: number | null;
  readonly because: string;
}[] = [
  {
    file: 'packages/core/src/contract/email.ts',
    expression:
      "/^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/",
    most: 254,
    because: 'isEmail looks at the length first; the expression is that of the HTML standard',
  },
  {
    file: 'packages/core/src/recorder/pseudonyms.ts',
    expression: '/([?&])([a-zA-Z]{1,24}=)?([^&]*)/g',
    most: 120,
    because: 'longer texts are replaced as a whole',
  },
  {
    file: 'packages/core/src/ordering/entry/delimited.ts',
    expression: '/(^|[;,\\t|])"(?:[^"]|"")*"(?=[;,\\t|\\n]|$)/gm',
    most: 100_000,
    because: 'the separator is guessed from the beginning of the text alone',
  },
  {
    file: 'packages/core/src/ordering/matrix/clipboardText.ts',
    expression: '/(?:"((?:[^"]|"")*)"(?=\\t|\\r|\\n|$)|([^\\t\\r\\n]*))(\\t|\\r\\n|\\n|\\r|$)/y',
    most: null,
    because: 'it begins once a cell, and a cell without its closing quote is read as plain in one go',
  },
  {
    file: 'packages/web/src/support/supportInfo.ts',
    expression: '/[a-z][a-z0-9+.-]*:\\/\\/[^\\s\'"<>)]+/gi',
    most: 300,
    because: 'the words of a fault are cut before',
  },
  {
    file: 'packages/web/src/support/supportInfo.ts',
    expression: '/[^\\s\'"<>@]+@[^\\s\'"<>@]+/g',
    most: 300,
    because: 'the words of a fault are cut before',
  },
  {
    file: 'packages/backend/src/selfService/frame/serverProse.ts',
    expression:
      '/<(script|style|template|noscript|title|textarea|iframe|svg|math)\\b[\\s\\S]*?(?:<\\/\\1\\s*>|$)/gi',
    most: 200_000,
    because:
      'it begins once: where no end is found it goes to the end of the text; what operators write is measured in serverProse.test.ts',
  },
  {
    file: 'packages/backend/src/selfService/frame/serverProse.ts',
    expression: '/<(\\/?)([a-z][a-z0-9]*)\\b([^<>]*)>|<!--[\\s\\S]*?(?:-->|$)|<[!?][^>]*>/gi',
    most: 200_000,
    because: 'a tag ends at the next sign of one; what operators write is measured in serverProse.test.ts',
  },
  {
    file: 'packages/backend/src/server/fetchedAhead.ts',
    expression: '/[ \\t]*<link\\b[^>]*\\bdata-(?:for|language)="[^>]*>\\n?/g',
    most: null,
    because: 'the page that this project builds',
  },
  {
    file: 'packages/backend/src/server/webPages.ts',
    expression: '/<script type="application\\/json" id="portal-config">[\\s\\S]*?<\\/script>/',
    most: null,
    because: 'the page that this project builds, once at start',
  },
  {
    file: 'packages/conformance/src/signIn/signIn.ts',
    expression: '/<script type="application\\/json" id="portal-config">([\\s\\S]*?)<\\/script>/',
    most: null,
    because: 'the page of the portal that somebody tests, at a command line',
  },
];

/** Regular expressions that are built at run time from the project's own values; `{…}` marks what is inserted. */
export const composed: readonly { readonly file: string; readonly made: string; readonly because: string }[] =
  [
    {
      file: 'packages/backend/src/server/fetchedAhead.ts',
      made: 'newRegExp(`\\\\bdata-{name}="([^"]*)"`)',
      because: 'two names of this file, in a link of the built page',
    },
    {
      file: 'packages/backend/src/endpoint/prepared.ts',
      made: "newRegExp(`(^|,)\\\\s*{encoding}\\\\s*(;\\\\s*q=(?!0(\\\\.0*)?\\\\s*(,|$))[^,]*)?(,|$)`,'i')",
      because: 'two names of encodings, in a header that the server takes 16 KB of',
    },
    {
      file: 'packages/backend/src/person/mentions.ts',
      made: "newRegExp(escaped(naming),'gi')",
      because: 'a name or an address by its letters, every sign of an expression escaped',
    },
    {
      file: 'packages/conformance/src/ordering/orders.ts',
      made: 'newRegExp(`^{disposition};?filename=.*\\\\.pdf`)',
      because: 'two words of this file, at the head of a header',
    },
    {
      file: 'packages/core/src/contract/ordering/note.ts',
      made: "newRegExp(unseen,'gu')",
      because: 'an expression of this file with another flag',
    },
    {
      file: 'packages/core/src/ordering/entry/spreadsheetDamage.ts',
      made: "newRegExp(`^\\\\d{1,2}[-.]+(?:{months})\\\\.?(?:[-.]\\\\d{2,4})?$`,'i')",
      because: 'names of months; it begins at the head of the text alone',
    },
    {
      file: 'packages/core/src/ordering/entry/spreadsheetDamage.ts',
      made: "newRegExp(`^(?:{months})\\\\.?[-.]+\\\\d{1,4}$`,'i')",
      because: 'names of months; it begins at the head of the text alone',
    },
    {
      file: 'packages/core/src/rules/quantityText.ts',
      made: "newRegExp(`^(\\\\S+?)\\\\s*(?:{unitNames})\\\\.?$`,'i')",
      because: 'names of units',
    },
    {
      file: 'packages/core/src/recorder/savedTest.ts',
      made: "newRegExp(`.{1,{WIDTH}}`,'g')",
      because: 'a constant of this file',
    },
    {
      file: 'packages/stage/src/service/endpoints.ts',
      made: "newRegExp(`^{base==='api'?`/api/{version}`:'/extranet'}{path.replaceAll(/:(\\w+)/g,'(?<$1>[^/]+)')}$`,)",
      because: 'the paths of the contract',
    },
    {
      file: 'packages/web/src/platform/serviceWorker/callsOfPage.ts',
      made: 'newRegExp(pattern)',
      because:
        'the kinds of addresses (core/src/portal/firstCalls.ts), whose groups end where the next part begins',
    },
  ];
