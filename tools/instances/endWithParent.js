/** Ends the process when the one that started it has ended: nobody can tell it so where that was killed. */
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 50).unref();
