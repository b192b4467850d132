/**
 * Node loads this file before the server's own code. When the parent process has ended, the server ends as
 * after a signal.
 */
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
