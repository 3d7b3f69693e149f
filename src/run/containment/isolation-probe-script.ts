/**
 * Attempts what a hostile command would attempt, and prints what succeeded. A constant script for
 * `node -e`; its only argument is JSON (see ProbeTargets). An attempt that throws has failed.
 */
export const PROBE_SCRIPT = String.raw`
const fs = require('fs'), net = require('net'), os = require('os');
const { spawn, spawnSync } = require('child_process');
const t = JSON.parse(process.argv[1]);
const can = (f) => { try { return Boolean(f()) } catch { return false } };
const status = fs.readFileSync('/proc/self/status', 'utf8');
const field = (name) => new RegExp('^' + name + ':\\s*(\\S+)', 'm').exec(status)?.[1];
const connects = (to) => new Promise((done) => {
  const socket = net.connect(to, () => { socket.destroy(); done(true) });
  socket.on('error', () => done(false));
  socket.setTimeout(1000, () => { socket.destroy(); done(false) });
});
const environ = (pid) => can(() => fs.readFileSync('/proc/' + pid + '/environ').includes(t.secret));
// The outputs are pipes that have no name any more.
const isOutput = (fd) => {
  const file = fs.fstatSync(Number(fd));
  return /^[12]$/.test(fd) && file.isFIFO() && file.nlink === 0;
};
const links = () => fs.readdirSync('/proc/self/fd').map((fd) => {
  try { return isOutput(fd) ? '' : fs.readlinkSync('/proc/self/fd/' + fd) } catch { return '' }
});
// In its own user namespace, a command could mount its control group, and write what belongs to its user.
const raise = 'for type in "cgroup2 none" "cgroup none -o memory" "cgroup none -o pids"; do ' +
  'mount -t $type "$0" || continue; for file in memory.max pids.max memory.limit_in_bytes; do ' +
  'if (cat "$0/$file" >"$0/$file"); then echo raised; fi; done; umount "$0"; done 2>/dev/null';
const raises = () => {
  const folder = fs.mkdtempSync(os.tmpdir() + '/');
  const words = ['--user', '--map-root-user', '--mount', '--cgroup', 'sh', '-c', raise, folder];
  return spawnSync('unshare', words, { encoding: 'utf8' }).stdout.includes('raised');
};
const keys = () => { try { return fs.readFileSync('/proc/keys', 'utf8') } catch { return undefined } };
const writes = (file) => can(() => { fs.writeFileSync(file, 'x'); return true });
(async () => {
  const lookup = new Promise((done) => require('dns').lookup('example.com', (error) => done(!error)));
  const local = await new Promise((done) => {
    const server = net.createServer().on('error', () => done(false));
    server.listen(0, '127.0.0.1', async () => {
      done(await connects({ port: server.address().port, host: '127.0.0.1' }));
      server.close();
    });
  });
  const seen = {
    root: process.getuid() === 0,
    capabilities: [field('CapEff'), field('CapPrm')].some((set) => !/^0+$/.test(set)),
    newPrivileges: field('NoNewPrivs') !== '1',
    otherProcesses: can(() => fs.existsSync('/proc/' + t.pid) &&
      fs.readFileSync('/proc/' + t.pid + '/cmdline').includes(t.token)),
    tcp: await connects({ port: t.port, host: '127.0.0.1' }),
    interfaces: Object.keys(os.networkInterfaces()).some((name) => name !== 'lo'),
    loopback: local,
    unixSocket: await connects(t.socket),
    outsideWrite: writes(t.outside) | writes('/usr/.gene-gate-probe') | writes('/etc/.gene-gate-probe'),
    checkoutWrite: writes(t.inside),
    canaries: t.canaries.map((file) => can(() => fs.readFileSync(file))),
    environ: can(() => fs.readdirSync('/proc').some((name) => /^\d+$/.test(name) && environ(name))),
    sudo: spawnSync('sudo', ['-n', 'true']).status === 0,
    openFiles: links().some((name) => /^\/(?!dev\/null$|proc\/)/.test(name)),
    raisedLimit: can(raises),
    // Only the gate makes a keyring with these permissions.
    sharedKeyring: !(keys() === undefined || / 3f000000 .* keyring +_ses/.test(keys())),
    sharedLock: t.locked !== '' && spawnSync('flock', ['-n', '-x', t.locked, 'true']).status === 1,
    filters: Number(field('Seccomp_filters') ?? 0),
    userNamespace: spawnSync('unshare', ['--user', 'true']).status === 0,
    dns: await Promise.race([lookup, new Promise((done) => setTimeout(done, 500, false))]),
  };
  const heart = spawn('/bin/sh', ['-c', 'while :; do sleep 1; done', t.heartbeat],
    { detached: true, stdio: 'ignore', env: { PATH: '/usr/bin:/bin' } });
  await new Promise((done) => heart.on('spawn', done).on('error', done));
  fs.writeSync(1, JSON.stringify(seen));
  process.exit(0);
})();
`;
