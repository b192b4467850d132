/**
 * Node loads this file before the server's own code. When the parent process has ended, the server shuts down in the
 * same way as after SIGTERM.
 */
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
