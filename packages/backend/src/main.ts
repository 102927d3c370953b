import { version } from '@selvedge/core'; console.log(version);
