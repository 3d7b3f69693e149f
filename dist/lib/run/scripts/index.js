//# run/scripts/driver
(function(e,a,$){const t=String.raw`
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
`;e.exports={DRIVER:t}});
//# run/scripts/launch-scripts
(function(V,P,b){const d=b("node:path"),_=b("run/scripts/driver"),h=b("run/scripts/npm-environment");function y(r,n){const{
checkout:s,platform:a,programs:i}=n,{shell:o}=i,e=(0,h().commandVariables)(r,n),l={...n,base:{...n.base,...e}};if(o!==void 0){
const u=j(r,l);return"missing"in u?u:{file:o,args:u,env:e}}const[t,...m]=r.steps;if(t===void 0||m.length>0)return{missing:"\
sh"};const c=S(t,l);if("missing"in c)return c;if(c.argv[0]!==i.node.file)return{missing:"sh"};const{join:g}=a==="win32"?
d().win32:d().posix;return{file:i.node.file,args:c.argv.slice(1),cwd:g(s,t.directory),env:{...e,...(0,h().scriptVariables)(
t,l),...c.env}}}function j(r,n){const{npm_config_loglevel:s,npm_config_json:a}=n.base,i=s!=="silent"&&a!=="true",o=[];for(const e of r.
steps){const l=(0,h().scriptVariables)(e,n),t=S(e,{...n,base:{...n.base,...l}});if("missing"in t)return t;const m=i&&e.body!==
void 0?I(e):"",c=r.inWorkspaces?e.directory:"",g={...A(l,n),...t.env};o.push(...x(c,e.directory,m,{...t,env:g},n))}return[
"-c",_().DRIVER,"npm",...o]}function x(r,n,s,{argv:a,env:i},{checkout:o,platform:e}){const{join:l}=e==="win32"?d().win32:
d().posix,t=Object.entries(i).map(([g,u])=>`${g}=${u}`),c=[...[r,l(o,n),s,String(t.length)],...t,...a];return[String(c.length),
...c]}function A(r,{platform:n}){if(n!=="win32")return r;const s=(r.PATH??"").split(";").map(a=>a.replace(/^([A-Za-z]):/,
(i,o)=>`/${o.toLowerCase()}`).replaceAll("\\","/"));return{...r,PATH:s.join(":")}}function S(r,n){const{programs:s,checkout:a,
platform:i}=n,{node:o,shell:e}=s,{join:l}=i==="win32"?d().win32:d().posix,{body:t,event:m,text:c,command:g}=r;if(e!==void 0&&
g?.nested)return O(g.nested,r,n,e);if(g===void 0||g.argv.length===0)return e===void 0?{missing:"sh"}:{argv:t===void 0?[e,
"-c",R,"npm",m]:[e,"-c",c],env:{}};const{env:u,file:$}=g,[v="",...M]=g.argv,w=(...p)=>({argv:[o.file,...p,...M],env:u});
if($!==void 0)return w(l(a,$));if(v==="node")return w();if(v==="npm"||v==="npx"){const p=s[v];return p===void 0?{missing:v}:
w(p.file)}return{argv:g.argv,env:u}}function O(r,{directory:n},s,a){const i=[];for(const t of r){const m=(0,h().commandVariables)(
t,s),c=j(t,{...s,base:{...s.base,...m}});if("missing"in c)return c;i.push({argv:[a,...c],env:m})}const[o,...e]=i;if(o!==
void 0&&e.length===0)return o;const l=i.flatMap(t=>x("",n,"",t,s));return{argv:[a,"-c",_().DRIVER,"npm",...l],env:{}}}const R=`\
printf 'npm error Missing script: "%s"\\n' "$1" >&2; exit 1`;function I({packageId:r,event:n,body:s="",words:a}){const i=r===
""?n:`${r} ${n}`,o=[s.trim().replaceAll(`
`,`
> `),...a].join(" ");return`
> ${i}
> ${o}

`}V.exports={launchScripts:y}});
//# run/scripts/npm-environment
(function(w,I,l){const b=l("node:fs"),s=l("node:path");function T(n,{programs:e,checkout:i,base:o,platform:c}){const{node:p,
npm:t}=e,_=c==="win32"?s().win32:s().posix,{subcommand:r,directory:m,project:x,prefixed:g,config:a}=n,d=o.npm_config_node_options??
n.nodeOptions,V=a.npm_config_color??o.npm_config_color,O=_.join(i,x),y=_.dirname(p.file),D=c==="win32"?y:_.dirname(y),v=g?
O:o.npm_config_prefix??D;return{...a,COLOR:V==="always"?"1":"0",EDITOR:c==="win32"?`${o.SYSTEMROOT}\\notepad.exe`:"vi",INIT_CWD:_.
join(i,m),NODE:p.file,...d!==void 0&&{NODE_OPTIONS:d},...d!==void 0&&{npm_config_node_options:d},npm_command:r,npm_config_global_prefix:v,
npm_config_init_module:_.join(o.HOME??"",".npm-init.js"),npm_config_local_prefix:O,npm_config_noproxy:"",npm_config_prefix:v,
npm_node_execpath:p.file,...t&&$(n,t,p,_),...o.npm_config_user_agent&&{npm_config_user_agent:o.npm_config_user_agent}}}function $({
subcommand:n,inWorkspaces:e},i,o,c){const p=u(i.file,c),t=`npm/${i.version} node/${o.version} ${o.platform} ${o.arch}`,_=(0,b().
existsSync)(c.join(p,"lib/commands/run-script.js"))?"run-script":"run";return{npm_command:n==="run"?_:n,npm_config_node_gyp:c.
join(p,"node_modules/node-gyp/bin/node-gyp.js"),npm_config_npm_version:i.version,npm_config_user_agent:`${t} workspaces/${e}`,
npm_execpath:i.file}}function E({directory:n,event:e,body:i="",packageEnv:o},{programs:{npm:c},checkout:p,base:t,platform:_}){
const r=_==="win32"?s().win32:s().posix,m=r.join(p,n),g=[...j(m,r).map(a=>r.join(a,"node_modules",".bin")),...c?[r.join(
u(c.file,r),"node_modules/@npmcli/run-script/lib/node-gyp-bin")]:[],t.PATH];return{...o,PATH:g.join(r.delimiter),npm_lifecycle_event:e,
npm_lifecycle_script:i,npm_package_json:r.join(m,"package.json")}}function u(n,e){return e.dirname(e.dirname(n))}function j(n,e){
const i=e.dirname(n);return i===n?[n]:[n,...j(i,e)]}w.exports={commandVariables:T,scriptVariables:E}});
