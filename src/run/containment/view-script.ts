// biome-ignore lint/suspicious/noTemplateCurlyInString: an expansion of the shell
const NAME = '${each##*/}';

/**
 * Creates the part of a view that all commands of a run share, as root of a new mount namespace, and
 * runs the supervisor in it until standard input ends. The script is constant: every value is an argument, and is only
 * used in quotes.
 *
 * Arguments: the directory of the gate with the stage (an empty directory) and the tables of mounts, `bind` or
 * `rbind` for mounts of the machine, the names of device files, the checkout, `UID:GID` of the new owner
 * of the tree or an empty string, `--same-owner` or `--no-same-owner` for the directories that
 * hide something, the size of the stage in bytes, a name for the run's control groups, the Python
 * that runs the supervisor (see `slots/supervisor.py`), then the parents of the control groups.
 *
 * - Directories of the machine are overlays without an upper layer: a lock on a file of an overlay is not one
 *   on the machine's file. Where the kernel refuses that for a directory with nested mounts (in a user
 *   namespace), those in it are, its small files are copies, and only its other files are binds. Device
 *   files are copied for the same reason, if that is allowed.
 * - `cover`: a layer over the checkout that hides what is not in the audited commit (see
 *   `removals.ts`).
 * - The unprivileged user that runs commands could not write a tree that belongs to root, so that layer
 *   also changes its owner. With `metacopy` this copies no content. Entries of node_modules and .git
 *   can still be replaced, but not written in place; except for the directories of tools in node_modules
 *   (`.cache`, `.vite-temp`), which an earlier run as root can have made.
 * - Everything becomes read-only in the end, including nested mounts: `mount` makes only the top of a
 *   recursive bind read-only.
 * - A control group is usable only if a process of this user can join it and its limits can be set,
 *   which is tested. The groups belong to this user.
 * - It prints its process id when the view is ready, and the numbers of the usable parents. Then the
 *   supervisor runs.
 */
export const PREPARE_VIEW = String.raw`
set -eu
umask 022
tables=$1 bind=$2 devices=$3 checkout=$4 user=$5 owner=$6 size=$7 group=$8 python=$9
shift 9
stage=$tables/stage
mount -t tmpfs -o "size=$size,mode=0755" gene-gate "$stage"
cd "$stage"
mkdir -p dev/shm dev/pts proc tmp home/gene-gate .old
mkdir .gene-gate
cd .gene-gate
mkdir lower cover covering covered nothing own run shared tools cgroup
cd ..
: >home/npmrc-user >home/npmrc-global
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
decode() {
  decoded=$1
  case $1 in *\\*) decoded=$(printf '%b' "$(printf '%s\n' "$1" | sed 's/\\/\\0/g')") ;; esac
}
has_mounts() {
  while read -r _ _ _ _ point _; do
    decode "$point"
    case $decoded in "$1"/*) return 0 ;; esac
  done </proc/self/mountinfo
  return 1
}
show_folder() {
  if (
    cd .gene-gate/nothing
    exec mount -t overlay -o ro,X-mount.mkdir,lowerdir=/proc/self/fd/9:. gene-gate "$2" 9<"$1"
  ) 2>/dev/null; then
    return
  fi
  if ! has_mounts "$1"; then
    mount -o "$bind,ro,X-mount.mkdir" "$1" "$2"
    return
  fi
  mkdir -p "$2"
  find "$1" -mindepth 1 -maxdepth 1 \( -type l -o -type f -size -128 \) \
    -exec cp -P --preserve=mode,timestamps -t "$2" -- {} + 2>/dev/null || :
  for each in "$1"/* "$1"/.[!.]* "$1"/..?*; do
    if [ -L "$each" ] || [ -e "$2/${NAME}" ]; then
      continue
    elif [ -d "$each" ]; then
      show_folder "$each" "$2/${NAME}"
    elif [ -f "$each" ]; then
      : >"$2/${NAME}"
      mount -o bind,ro "$each" "$2/${NAME}"
    fi
  done
}
show() {
  while read -r source target; do
    show_folder "$(printf '%b' "$source")" "$(printf '%b' "$target")"
  done <"$tables/$1"
}
show system
mount -a -T "$tables/shared"
show tools
nodes=
for each in $devices; do nodes="$nodes /dev/$each"; done
if ! cp -Rp $nodes dev/ 2>/dev/null; then
  for each in $devices; do : >"dev/$each"; done
  mount -a -T "$tables/devices"
fi
cp -R .gene-gate/run/replaced .gene-gate/replaced
if [ -s .gene-gate/run/removals.tar ]; then
  tar -x -p "$owner" -f .gene-gate/run/removals.tar -C .gene-gate/cover
fi
if [ -n "$user" ]; then
  cd .gene-gate
  mount -t overlay -o lowerdir=lower,upperdir=cover,workdir=covering,metacopy=on gene-gate covered
  find covered \( -name node_modules -prune -o -path covered/.git -prune -o -true \) -exec chown -h "$user" {} +
  find covered -path covered/.git -prune -o -name node_modules -prune -print0 |
    xargs -0 -r sh -c 'find "$@" -mindepth 1 -maxdepth 1 -type d -name ".*" ! -name .bin ! -name .pnpm ! -name .store -print0' sh |
    xargs -0 -r chown -hR "$user"
  umount covered
  cd ..
fi
limit() {
  while read -r index file value need; do
    if [ "$index" != "$2" ]; then continue; fi
    if ! echo "$value" 2>/dev/null >"$1/$file" && [ "$need" = needed ]; then return 1; fi
  done <.gene-gate/run/groups
}
number=0 usable=
for parent in "$@"; do
  own="$parent/$group"
  if mkdir "$own" 2>/dev/null; then
    if (echo 0 >"$own/cgroup.procs") 2>/dev/null &&
      { echo '+memory +pids' 2>/dev/null >"$own/cgroup.subtree_control" || :; } &&
      { echo +cpu 2>/dev/null >"$own/cgroup.subtree_control" || :; } &&
      mkdir "$own/trial" && limit "$own/trial" "$number" && rmdir "$own/trial"; then
      mkdir ".gene-gate/cgroup/$number"
      mount --bind "$parent" ".gene-gate/cgroup/$number"
      usable="$usable $number"
    else
      rmdir "$own/trial" 2>/dev/null || :
      rmdir "$own"
    fi
  fi
  number=$((number + 1))
done
mkdir -p ".$checkout"
pivot_root . .old
cd /
umount -l /.old
rmdir /.old
while read -r _ _ _ _ target options _; do
  case $target in /proc | /proc/* | /dev/* | /.gene-gate/*) continue ;; esac
  case $options in ro | ro,*) continue ;; esac
  decode "$target"
  mount -o remount,bind,ro "$decoded"
done </proc/self/mountinfo
echo "$$$usable"
unshare --pid --fork --kill-child "$python" -I -S /.gene-gate/run/supervisor.py || :
exec >&-
for each in /.gene-gate/cgroup/*/"$group"; do
  for attempt in 1 2 3 4 5; do
    if ! [ -d "$each" ]; then break; fi
    if [ "$attempt" != 1 ]; then sleep 0.1; fi
    rmdir "$each"/*/ "$each" 2>/dev/null || :
  done
done
`;
