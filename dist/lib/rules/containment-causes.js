"use strict";module.exports={"rules/containment-causes"(r,m,i,d){i(r,{CONTAINMENT_CAUSES:()=>n,causeWords:()=>h});const o=e=>()=>`If \
the command needs more, increase \`${e}\` in the policy of the base branch.`,a=e=>({key:t})=>t==="concurrency"?`The comm\
ands that run at once share the memory of the machine: set a lower \`concurrency\` in the policy of the base branch, or us\
e a machine with more memory. \`${e}\` allows more.`:o(e)(),c=({detail:e=""})=>`Add \`${e}\` to \`home_caches\` in the poli\
cy of the base branch, and fill it before the gate runs.`,n={memory:{counted:"memory_bytes",key:"limits.memory_bytes",says:({
limit:e=0})=>`the kernel ended a process at the limit of ${s(e)} of memory, which includes the files that the command wr\
ites`,change:a("limits.memory_bytes")},processes:{signs:/\bEAGAIN\b|Resource temporarily unavailable|[Cc]an(?:not|'t) fork|fork: retry|pthread_create|unable to create (?:new )?(?:native )?thread|ERR_WORKER_INIT_FAILED|os error 11\b/,
counted:"processes",key:"limits.processes",says:({limit:e,counted:t})=>t?`the kernel refused a process or thread above t\
he limit of ${e}`:`it may have ${e} processes and threads, and its output reports that one could not start`,change:o("li\
mits.processes")},written:{signs:/\bENOSPC\b|No space left on device|[Dd]isk (?:is )?full|os error 28\b|\bErrno 28\b/,unless:/file watchers|unshare|namespace/i,
counted:"written_bytes",key:"limits.written_bytes",says:({limit:e=0,counted:t})=>t?`it filled the ${s(e)} that it may wr\
ite, including temporary files`:`it may write ${s(e)}, including temporary files, and its output reports a full disk`,change:a(
"limits.written_bytes")},file_size:{signs:/\bEFBIG\b|File too large|[Ff]ile size limit exceeded|SIGXFSZ|os error 27\b|\bErrno 27\b/,
key:"limits.file_bytes",says:({limit:e=0})=>`a file may have ${s(e)}, and its output reports one that is too large`,change:o(
"limits.file_bytes")},open_files:{signs:/\bEMFILE\b|[Tt]oo many open files|os error 24\b|\bErrno 24\b/,key:"limits.open_\
files",says:({limit:e})=>`a process may have ${e} open files, and its output reports too many of them`,change:o("limits.\
open_files")},package_manager:{signs:/corepack/i,implies:["network"],key:"home_caches",says:()=>"it ran without network \
access and without the cache of Corepack, so Corepack could not find the package manager",change:()=>"Run `corepack prep\
are` before the gate and add `.cache/node/corepack` to `home_caches` in the policy of the base branch, or call the tools\
 of `node_modules` directly."},network:{signs:/ENOTFOUND|EAI_AGAIN|ENETUNREACH|ECONNREFUSED|ENOTCACHED|EHOSTUNREACH|fetch failed|only-if-cached|Could not resolve host|[Tt]emporary failure in name resolution|Name or service not known|Network is unreachable|Failed to establish a new connection|dial tcp: lookup|UnknownHostException|Could not connect to server/,
key:"network",says:()=>"it ran without network access, and its output reports a network error",change:()=>"Use only file\
s in the repository, or set `network: allow` in the policy."},home_cache:{key:"home_caches",says:({detail:e})=>`it ran w\
ith an empty home directory, and its output names \`~/${e}\`, which exists in the home directory of the gate`,change:c},
container_engine:{signs:/docker\.sock|podman\.sock|containerd\.sock|Cannot connect to the Docker daemon|Is the docker daemon running|Could not find a (?:working container runtime|valid Docker environment)/,
says:()=>"it needs a container engine, and commands have no access to its socket",change:()=>"Start containers in anothe\
r job. The socket gives access to the whole machine, so no key of the policy provides it."},link_outside:{says:({detail:e})=>`\
its output names \`${e}\`, which is a link that leads out of the checkout; commands do not see its target`,change:()=>"C\
ommit the target, or create a copy in `prepare`."},machine_path:{says:({detail:e})=>`its output names \`${e}\`, which exi\
sts on the machine; commands do not see it`,change:()=>"Commit what the command needs, create it in `prepare`, or instal\
l it in a directory of the system, such as `/usr/local`."},rename:{signs:/\bEXDEV\b|[Cc]ross-device link|os error 18\b|\bErrno 18\b/,
says:()=>"its output reports a rename between file systems; the checkout, the home directory and the temporary directory\
 are different ones, and with user namespaces a directory of the commit cannot be renamed",change:()=>"Copy and then del\
ete, as `mv` does, where a rename reports `EXDEV`."},read_only:{signs:/\bEROFS\b|[Rr]ead-only file system|os error 30\b|\bErrno 30\b/,
says:()=>"its output reports a read-only file system; the directories of the system are read-only",change:()=>"Write bel\
ow the checkout, `HOME` or `TMPDIR`."},nested_sandbox:{signs:/No usable sandbox|zygote_host_impl|setuid sandbox|CLONE_NEWUSER|newuidmap|\bbwrap: |unshare(?: failed)?: |Failed to move to new namespace/,
says:()=>"its output reports that a sandbox of its own could not be created",change:()=>"Start the program without a san\
dbox of its own (a browser with `--no-sandbox`); containment already isolates it."},privileges:{signs:/\bEPERM\b|\bEACCES\b|Operation not permitted|Permission denied|must be (?:run as )?root|no new privileges|effective uid is not 0|superuser/,
says:()=>"it ran as a user without privileges, and its output reports that something is not permitted",change:()=>"Do no\
t require root: use a port above 1023, and change neither owners nor files outside of the checkout."},terminal:{signs:/\/dev\/tty\b|not a (?:tty|terminal)|Inappropriate ioctl for device|\bENOTTY\b/,
says:()=>"it ran without a terminal, and its output reports that it needs one",change:()=>"Use the mode of the program f\
or scripts, or start it with `script`."}};function h(e=[]){return{causes:e.map(t=>n[t.cause].says(t)),change:e.map(t=>n[t.
cause].change(t)).join(" ")}}function s(e){return`${Math.round(e/1024/1024)} MiB`}}};
