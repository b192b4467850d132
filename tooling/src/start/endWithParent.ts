/** Loaded before a server's own code: ends the server as a signal would, once the process that started it has gone. */
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
