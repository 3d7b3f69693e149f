/**
 * What makes a command's view of the machine, as root of fresh namespaces. The text is constant:
 * every value reaches it as an argument, and is only ever used between quotes.
 *
 * Arguments: the stage (an empty folder of the gate), the mount table, the report, the checkout,
 * `UID:GID` of another user that the command runs as or nothing, whether the tree is to be given to
 * that user (any text or nothing), overlay options, a config for the checkout's .git or nothing, then
 * the words that give up privileges and start the command.
 *
 * - A tmpfs holds everything that is written, so it has a size and is gone with the namespace.
 * - `adopted`: a tree that belongs to root could not be written by the unprivileged user that the
 *   command runs as, so a layer in between gives it away. `metacopy` copies no content for that.
 *   What is in node_modules and .git can still be replaced, but not written in place.
 * - Standard input is the gate's hold on the command: a line asks everything to end, and its end
 *   (also that of the gate itself) kills everything.
 * - The command runs in the foreground, because a shell makes background jobs ignore SIGINT, and
 *   with outputs of its own, so that the shell's words about how it died go nowhere.
 * - The report says `ready` when the command is about to start. Afterwards it lists what stands in
 *   the upper layer (`find`'s letter for the type, then the path) and, with `=`, what is still there
 *   in each folder that was touched. It is bounded, and complete only if it ends with `end`.
 */
export const LAUNCHER = String.raw`
set -eu
umask 022
stage=$1 table=$2 report=$3 checkout=$4 user=$5 adopt=$6 overlay=$7 config=$8
shift 8
exec 3>"$report" 4<&0 </dev/null
mount -t tmpfs -o size=512m,mode=0755 gene-gate "$stage"
cd "$stage"
mkdir lower upper work root
mount --bind root root
mkdir root/dev root/proc root/tmp root/home root/home/gene-gate root/.old
chmod 1777 root/tmp root/home/gene-gate
: >root/home/gene-gate/npmrc-user >root/home/gene-gate/npmrc-global
: >root/dev/null >root/dev/zero >root/dev/full >root/dev/random >root/dev/urandom
links=
for each in /bin /sbin /lib /lib32 /lib64 /libx32; do
  if [ -L "$each" ]; then links="$links $each"; fi
done
if [ -n "$links" ]; then cp -P $links root/; fi
mount -a -T "$table"
if [ -n "$user" ]; then chown "$user" upper; fi
if [ -n "$adopt" ]; then
  mkdir adopted adopting owned
  mount -t overlay -o lowerdir=lower,upperdir=adopted,workdir=adopting,metacopy=on gene-gate owned
  find owned \( -name node_modules -prune -o -path owned/.git -prune -o -true \) -exec chown -h "$user" {} +
  umount owned
  overlay="lowerdir=adopted:lower,metacopy=on"
fi
mkdir -p "root$checkout"
mount -t overlay -o "$overlay,upperdir=upper,workdir=work" gene-gate "root$checkout"
if [ -n "$config" ]; then mount --bind "$config" "root$checkout/.git/config"; fi
exec 5<upper
if command -v ip >/dev/null; then ip link set lo up 2>/dev/null || :; fi
cd root
pivot_root . .old
umount -l /.old
cd "$checkout"
(
  while read -r _; do kill -TERM -1; done
  kill -KILL -1
) <&4 3>&- 5<&- >/dev/null 2>&1 &
printf 'ready\0' >&3
exec 4<&- 6>&2 2>/dev/null
status=0
(exec "$@" 2>&6 3>&- 5<&- 6>&-) || status=$?
kill -KILL -1 || :
if find /proc/self/fd/5/. -mindepth 1 -print -quit | read -r _; then
  {
    find /proc/self/fd/5/. -mindepth 1 -printf '%y%P\0'
    find /proc/self/fd/5/. -type d -printf './%P\0' |
      xargs -0 sh -c 'exec find "$@" -mindepth 1 -maxdepth 1 -printf "=%p\0"' sh
  } | head -c 4194304 >&3
fi
printf 'end\0' >&3
exit "$status"
`;
