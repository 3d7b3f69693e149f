//# run/scripts/driver
(function(e,$,t,n){t(e,{DRIVER:()=>a});const a=String.raw`
enter() {
  cd "$1" || exit
  unset OLDPWD
  printf '%s' "$2"
  shift 2
  gene_gate_count=$1
  shift
  while [ "$gene_gate_count" -gt 0 ]; do
    export "$1"
    shift
    gene_gate_count=$((gene_gate_count - 1))
  done
  unset gene_gate_count
  exec "$@"
}
at=0 status=0 failed=
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM
while [ "$at" -lt "$#" ]; do
  eval "size=\${$((at + 1))} package=\${$((at + 2))}"
  last=$((at + 1 + size)) at=$((at + 2)) words=
  while [ "$at" -lt "$last" ]; do
    at=$((at + 1))
    words="$words \"\${$at}\""
  done
  if [ ":$package" = "$failed" ]; then continue; fi
  if [ "$at" -eq "$#" ] && [ "$status" -eq 0 ]; then eval "enter $words"; fi
  code=0
  (eval "enter $words") || code=$?
  if [ "$code" -ne 0 ]; then failed=":$package" status=$code; fi
done
exit "$status"
`});
//# run/scripts/launch-scripts
(function(y,_,V,H){let A;const u=()=>A??=_("node:path");let O;const w=()=>O??=_("run/scripts/driver");let R;const h=()=>R??=
_("run/scripts/npm-environment");V(y,{launchScripts:()=>I});function I(r,n){const{checkout:s,platform:a,programs:i}=n,{shell:o}=i,
t=(0,h().commandVariables)(r,n),m={...n,base:{...n.base,...t}};if(o!==void 0){const d=j(r,m);return"missing"in d?d:{file:o,
args:d,env:t}}const[e,...g]=r.steps;if(e===void 0||g.length>0)return{missing:"sh"};const c=$(e,m);if("missing"in c)return c;
if(c.argv[0]!==i.node.file)return{missing:"sh"};const{join:l}=a==="win32"?u().win32:u().posix;return{file:i.node.file,args:c.
argv.slice(1),cwd:l(s,e.directory),env:{...t,...(0,h().scriptVariables)(e,m),...c.env}}}function j(r,n){const{npm_config_loglevel:s,
npm_config_json:a}=n.base,i=s!=="silent"&&a!=="true",o=[];for(const t of r.steps){const m=(0,h().scriptVariables)(t,n),e=$(
t,{...n,base:{...n.base,...m}});if("missing"in e)return e;const g=i&&t.body!==void 0?D(t):"",c=r.inWorkspaces?t.directory:
"",l={...M(m,n),...e.env};o.push(...S(c,t.directory,g,{...e,env:l},n))}return["-c",w().DRIVER,"npm",...o]}function S(r,n,s,{
argv:a,env:i},{checkout:o,platform:t}){const{join:m}=t==="win32"?u().win32:u().posix,e=Object.entries(i).map(([l,d])=>`${l}\
=${d}`),c=[...[r,m(o,n),s,String(e.length)],...e,...a];return[String(c.length),...c]}function M(r,{platform:n}){if(n!=="\
win32")return r;const s=(r.PATH??"").split(";").map(a=>a.replace(/^([A-Za-z]):/,(i,o)=>`/${o.toLowerCase()}`).replaceAll(
"\\","/"));return{...r,PATH:s.join(":")}}function $(r,n){const{programs:s,checkout:a,platform:i}=n,{node:o,shell:t}=s,{join:m}=i===
"win32"?u().win32:u().posix,{body:e,event:g,text:c,command:l}=r;if(t!==void 0&&l?.nested)return P(l.nested,r,n,t);if(l===
void 0||l.argv.length===0)return t===void 0?{missing:"sh"}:{argv:e===void 0?[t,"-c",k,"npm",g]:[t,"-c",c],env:{}};const{
env:d,file:x}=l,[v="",...E]=l.argv,b=(...p)=>({argv:[o.file,...p,...E],env:d});if(x!==void 0)return b(m(a,x));if(v==="no\
de")return b();if(v==="npm"||v==="npx"){const p=s[v];return p===void 0?{missing:v}:b(p.file)}return{argv:l.argv,env:d}}function P(r,{
directory:n},s,a){const i=[];for(const e of r){const g=(0,h().commandVariables)(e,s),c=j(e,{...s,base:{...s.base,...g}});
if("missing"in c)return c;i.push({argv:[a,...c],env:g})}const[o,...t]=i;if(o!==void 0&&t.length===0)return o;const m=i.flatMap(
e=>S("",n,"",e,s));return{argv:[a,"-c",w().DRIVER,"npm",...m],env:{}}}const k=`printf 'npm error Missing script: "%s"\\n'\
 "$1" >&2; exit 1`;function D({packageId:r,event:n,body:s="",words:a}){const i=r===""?n:`${r} ${n}`,o=[s.trim().replaceAll(
`
`,`
> `),...a].join(" ");return`
> ${i}
> ${o}

`}});
//# run/scripts/npm-environment
(function(w,g,b,S){let T;const $=()=>T??=g("node:fs");let E;const s=()=>E??=g("node:path");b(w,{commandVariables:()=>V,
scriptVariables:()=>D});function V(n,{programs:e,checkout:i,base:o,platform:c}){const{node:p,npm:r}=e,_=c==="win32"?s().
win32:s().posix,{subcommand:t,directory:m,project:x,prefixed:l,config:a}=n,d=o.npm_config_node_options??n.nodeOptions,I=a.
npm_config_color??o.npm_config_color,O=_.join(i,x),y=_.dirname(p.file),N=c==="win32"?y:_.dirname(y),v=l?O:o.npm_config_prefix??
N;return{...a,COLOR:I==="always"?"1":"0",EDITOR:c==="win32"?`${o.SYSTEMROOT}\\notepad.exe`:"vi",INIT_CWD:_.join(i,m),NODE:p.
file,...d!==void 0&&{NODE_OPTIONS:d},...d!==void 0&&{npm_config_node_options:d},npm_command:t,npm_config_global_prefix:v,
npm_config_init_module:_.join(o.HOME??"",".npm-init.js"),npm_config_local_prefix:O,npm_config_noproxy:"",npm_config_prefix:v,
npm_node_execpath:p.file,...r&&h(n,r,p,_),...o.npm_config_user_agent&&{npm_config_user_agent:o.npm_config_user_agent}}}function h({
subcommand:n,inWorkspaces:e},i,o,c){const p=u(i.file,c),r=`npm/${i.version} node/${o.version} ${o.platform} ${o.arch}`,_=(0,$().
existsSync)(c.join(p,"lib/commands/run-script.js"))?"run-script":"run";return{npm_command:n==="run"?_:n,npm_config_node_gyp:c.
join(p,"node_modules/node-gyp/bin/node-gyp.js"),npm_config_npm_version:i.version,npm_config_user_agent:`${r} workspaces/${e}`,
npm_execpath:i.file}}function D({directory:n,event:e,body:i="",packageEnv:o},{programs:{npm:c},checkout:p,base:r,platform:_}){
const t=_==="win32"?s().win32:s().posix,m=t.join(p,n),l=[...j(m,t).map(a=>t.join(a,"node_modules",".bin")),...c?[t.join(
u(c.file,t),"node_modules/@npmcli/run-script/lib/node-gyp-bin")]:[],r.PATH];return{...o,PATH:l.join(t.delimiter),npm_lifecycle_event:e,
npm_lifecycle_script:i,npm_package_json:t.join(m,"package.json")}}function u(n,e){return e.dirname(e.dirname(n))}function j(n,e){
const i=e.dirname(n);return i===n?[n]:[n,...j(i,e)]}});
