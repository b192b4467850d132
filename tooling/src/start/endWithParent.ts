/**
 * This is loaded before a server's own code: it ends the server as a signal would, when the process that started it
 * is gone.
 */
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
