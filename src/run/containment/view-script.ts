/**
 * Creates the part of a view that all commands of a run share, as root of a new mount namespace, and
 * keeps it until standard input ends. The script is constant: every value is an argument, and is only
 * used in quotes.
 *
 * Arguments: the stage (an empty folder of the gate), the mount table, the checkout, `UID:GID` of the
 * new owner of the tree or an empty string, `--same-owner` or `--no-same-owner` for the folders that
 * hide something, the size of the stage in bytes, a name for the run's control groups, `UID:GID` of the
 * gate if it must own those or an empty string, then their parents.
 *
 * - `cover`: a layer over the checkout that hides what is not in the audited commit (see
 *   `removals.ts`).
 * - The unprivileged user that runs commands could not write a tree that belongs to root, so that layer
 *   also changes its owner. With `metacopy` this copies no content. Entries of node_modules and .git
 *   can still be replaced, but not written in place.
 * - Everything becomes read-only in the end, including nested mounts: `mount` makes only the top of a
 *   recursive bind read-only.
 * - A group is usable only if a process of this user can join it, which is tested.
 * - It prints its process id when the view is ready.
 */
export const PREPARE_VIEW = String.raw`
set -eu
umask 022
stage=$1 table=$2 checkout=$3 user=$4 owner=$5 size=$6 group=$7 gate=$8
shift 8
mount -t tmpfs -o "size=$size,mode=0755" gene-gate "$stage"
cd "$stage"
mkdir -p dev/shm dev/pts proc tmp home/gene-gate .old
mkdir .gene-gate
cd .gene-gate
mkdir lower cover covering covered own run tools cgroup
cd ..
: >home/npmrc-user >home/npmrc-global
: >dev/null >dev/zero >dev/full >dev/random >dev/urandom >dev/tty
ln -s /proc/self/fd dev/fd
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd/0 dev/stdin
ln -s /proc/self/fd/1 dev/stdout
ln -s /proc/self/fd/2 dev/stderr
links=
for each in /bin /sbin /lib /lib32 /lib64 /libx32; do
  if [ -L "$each" ]; then links="$links $each"; fi
done
if [ -n "$links" ]; then cp -P $links .; fi
mount -a -T "$table"
cp -R .gene-gate/run/replaced .gene-gate/replaced
if [ -s .gene-gate/run/removals.tar ]; then
  tar -x -p "$owner" -f .gene-gate/run/removals.tar -C .gene-gate/cover
fi
if [ -n "$user" ]; then
  cd .gene-gate
  mount -t overlay -o lowerdir=lower,upperdir=cover,workdir=covering,metacopy=on gene-gate covered
  find covered \( -name node_modules -prune -o -path covered/.git -prune -o -true \) -exec chown -h "$user" {} +
  umount covered
  cd ..
fi
index=0
for parent in "$@"; do
  if mkdir "$parent/$group" 2>/dev/null; then
    if (echo 0 >"$parent/$group/cgroup.procs") 2>/dev/null; then
      echo '+memory +pids' 2>/dev/null >"$parent/$group/cgroup.subtree_control" || :
      if [ -n "$gate" ]; then chown -R "$gate" "$parent/$group"; fi
      mkdir ".gene-gate/cgroup/$index"
      mount --bind "$parent" ".gene-gate/cgroup/$index"
    else
      rmdir "$parent/$group"
    fi
  fi
  index=$((index + 1))
done
mkdir -p ".$checkout"
pivot_root . .old
cd /
umount -l /.old
rmdir /.old
while read -r _ _ _ _ target options _; do
  case $target in /proc | /proc/* | /dev/* | /.gene-gate/*) continue ;; esac
  case $options in ro | ro,*) continue ;; esac
  mount -o remount,bind,ro "$(printf '%b' "$target")"
done </proc/self/mountinfo
echo "$$"
while read -r _; do :; done
for each in /.gene-gate/cgroup/*/"$group"; do
  for attempt in 1 2 3 4 5; do
    if ! [ -d "$each" ]; then break; fi
    if [ "$attempt" != 1 ]; then sleep 0.1; fi
    rmdir "$each"/*/ "$each" 2>/dev/null || :
  done
done
`;

/**
 * Creates the part of the view that the commands of one gene share, as root of a copy of the view's
 * mounts: a tmpfs for what they write, removed with the process. Argument: its size in bytes.
 * Launchers use its folder `upper` and keep it. It prints its process id when ready, and waits until
 * standard input ends.
 */
export const SHARE_VIEW = `
set -eu
umask 022
mount -t tmpfs -o "size=$1,mode=0755" gene-gate /.gene-gate/own
mkdir /.gene-gate/own/upper
echo "$$"
while read -r _; do :; done
`;
