// @ts-check
// Preloaded into a process (`node --import`), writes its peak memory in bytes to the file in
// PEAK_MEMORY_FILE. Linux only; getrusage is not used, because it includes the memory of the parent.
import { readFileSync, writeFileSync } from 'node:fs';

process.on('exit', () => {
  const [, kilobytes = ''] =
    /^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  writeFileSync(process.env.PEAK_MEMORY_FILE ?? '', String(Number(kilobytes) * 1024));
});
