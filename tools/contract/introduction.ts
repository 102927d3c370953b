/** The text before the list of routes. */
export const introduction = `# The contract

What a backend has to do so that the portal, or any other front end on the core, can run on it: every call with what it
carries, what it answers and what it refuses. The single source are the structs in \`packages/core/src/contract\`; this
page is written from them and from the conformance suite by \`npm run contract\`, and a test fails when it is out of date.
Requirements are those of [the specification](specification.md).

The same as **OpenAPI 3.1**, with a JSON Schema (2020-12) for each shape, is at \`/api/openapi.json\` of every portal and in the
package of the core (\`@selvedge/core/openapi.json\`). It tells shapes whole, but no lengths, ranges and patterns, and the
columns of a season's index not at all. A whole run of the conformance suite is held against it.

## Hold a backend to it

\`\`\`sh
npm run conformance -- --api https://portal.example/api --token TOKEN --stranger-token OTHER
npm run conformance -- --api http://localhost:8080 --sign-in employee@selvedge.test --stranger buyer@selvedge.test
\`\`\`

The suite calls the backend over HTTP and prints a line for each route; below it, where something does not hold, what was
expected and what came. \`--json\` prints the same for programs, \`--only readCart,openCart\` looks at single routes,
\`--help\` tells all options. It ends with 0 when the backend conforms, 1 when it deviates, 2 when that could not be told
(nobody answers, the token is refused, there is nowhere to order).

- **Whom it needs.** The token is of a user who may view, put in and submit in pre-order (\`COLLECTION_VIEW\`,
  \`SHOPPINGCART_INSERT\`, \`SHOPPINGCART_SUBMIT\`) for two customers or more. The stranger may order as well, but not for all
  of them; without a stranger, what belongs to somebody else is not checked and told as skipped. Tokens are given, or the
  suite signs in over the form of the portal's own provider.
- **What it needs there.** A customer with an active season where something can be ordered and nobody has a cart; a look, a
  live shopping event, a message of the ticker and a tile for those who are to be checked. What is missing is told as
  skipped. \`--customer\`, \`--season\`, \`--subdivision\` and \`--collection\` choose the place.
- **What it writes.** A cart of its own, a copy of it for another customer, group orders, filter sets: all are removed
  again. Favourites and the user's language are put back. What stays is told at the end: orders of one piece (none with
  \`--no-order\`: then the routes of orders are checked with the last one, and finalizing as far as it is refused) and a
  few mails to \`--mail-to\`.

The suite itself is held to its word: a test seeds one deviation into each route, one after another, between it and the
real backend, and each has to be found.

## What holds for every route

- **Addresses.** \`{api}\` and \`{extranet}\` are the two bases of the configuration. Parameters of a path are percent-encoded.
  Identifiers are 1 to 64 letters, digits, dots, hyphens and underscores.
- **Tokens.** The access token travels as \`x-extranet-token\`; routes marked *bearer* take it as \`authorization: Bearer …\`
  as well. *Optional* routes answer without one, but refuse one that is wrong. A missing, unknown or ended token is 401
  with code \`unauthorized\`, \`tokenExpired\` or \`userUnknown\`; the client then renews its token and asks again.
- **Language.** \`x-language\` is \`en\` or \`de\`: messages, texts and documents are in it.
- **Answers.** JSON in UTF-8 unless told otherwise. Fields that the contract does not name are passed over, so a backend may
  add some. 204 has no body; 202 says that mails are accepted for sending.
- **Refusals.** Whatever is not OK has the body \`{ message, tracking?, code?, findings? }\`: a sentence in the user's
  language, a code to quote to support, a stable code for programs, and where the cart rules refused, all their findings at
  once. Every refusal the suite provokes has to carry its \`code\`.
- **Bad input** is 400 or 422 and changes nothing: a field missing, of a wrong type, or unknown.
- **Missing and foreign** are the same: 404 \`notFound\`, so that nobody learns what exists. 403 is taken as well.
- **Versions.** Instead of If-Match, changes carry the \`version\` that was seen (or \`was\`, the value that was seen); where
  another one stands the answer is 409 \`versionConflict\` and nothing is changed. \`cartFinalized\` names the order that stands.
- **Idempotency-Key** (8 to 200 visible signs) is needed where a route says so. The same key with the same body gets the
  same answer and does nothing twice; with another body 422 \`keyReused\`.
- **Caches.** Answers are \`cache-control: no-store\`. Only \`styleIndex\` may be kept, by its user alone and asked for each
  time: \`private, no-cache\` with an \`ETag\`; \`If-None-Match\` gets 304.
- **Time.** The \`Date\` header tells the server's clock, which decides. Moments are epoch milliseconds, those of
  maintenances Unix seconds, those of messages ISO 8601 with an offset. Money is in minor units.
- **News** are held back: the answer comes when there is some, after 20 seconds at the latest. \`askAgainIn\` above 0 says
  that the backend had no place to wait in.
- **Documents** opened in a window of their own carry a print token in the address, which is used once; their failures are
  pages for people.
- **Lists** are whole: nothing is paged. Long ones are packed (\`StyleIndex\`, \`PackedStyles\`) or bounded (\`lastOrders\`,
  \`lookUpArticles\`).
- **Releases.** \`x-oldest-release\` names the oldest release whose pages the backend serves, a whole number. A page before it
  says so, and loads anew by itself where nothing is unsent (C10). Without the header all pages are served.
- **Maintenance.** While one is active, what it closes answers 503 \`maintenance\` with \`retry-after\`.
`;
