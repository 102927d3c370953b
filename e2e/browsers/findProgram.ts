import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const packageOf = {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
} as const;

/** The path of a program. Throws with Debian's package that has it, because a journey is never skipped. */
export function findProgram(name: keyof typeof packageOf): string {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder.
    }
  }
  throw new Error(`${name} is not installed. On Debian: apt-get install ${packageOf[name]}`);
}
