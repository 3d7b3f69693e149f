"use strict";module.exports={"run/scripts/driver"(j,h,b,P){b(j,{DRIVER:()=>y});const y=String.raw`
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
`},"run/scripts/launch-scripts"(j,h,b,P){let y;const $=()=>y??=h("node:path");let D;const w=()=>D??=h("run/scripts/drive\
r");let E;const x=()=>E??=h("run/scripts/npm-environment");b(j,{launchScripts:()=>I});function I(n,e){const{checkout:o,platform:t,
programs:s}=e,{shell:c}=s,i=(0,x().commandVariables)(n,e),m={...e,base:{...e.base,...i}};if(c!==void 0){const v=O(n,m);return"\
missing"in v?v:{file:c,args:v,env:i}}const[r,...u]=n.steps;if(r===void 0||u.length>0)return{missing:"sh"};const a=_(r,m);
if("missing"in a)return a;if(a.argv[0]!==s.node.file)return{missing:"sh"};const{join:d}=t==="win32"?$().win32:$().posix;
return{file:s.node.file,args:a.argv.slice(1),cwd:d(o,r.directory),env:{...i,...(0,x().scriptVariables)(r,m),...a.env}}}function O(n,e){
const{npm_config_loglevel:o,npm_config_json:t}=e.base,s=o!=="silent"&&t!=="true",c=[];for(const i of n.steps){const m=(0,x().
scriptVariables)(i,e),r=_(i,{...e,base:{...e.base,...m}});if("missing"in r)return r;const u=s&&i.body!==void 0?g(i):"",a=n.
inWorkspaces?i.directory:"",d={...p(m,e),...r.env};c.push(...S(a,i.directory,u,{...r,env:d},e))}return["-c",w().DRIVER,"\
npm",...c]}function S(n,e,o,{argv:t,env:s},{checkout:c,platform:i}){const{join:m}=i==="win32"?$().win32:$().posix,r=Object.
entries(s).map(([d,v])=>`${d}=${v}`),a=[...[n,m(c,e),o,String(r.length)],...r,...t];return[String(a.length),...a]}function p(n,{
platform:e}){if(e!=="win32")return n;const o=(n.PATH??"").split(";").map(t=>t.replace(/^([A-Za-z]):/,(s,c)=>`/${c.toLowerCase()}`).
replaceAll("\\","/"));return{...n,PATH:o.join(":")}}function _(n,e){const{programs:o,checkout:t,platform:s}=e,{node:c,shell:i}=o,
{join:m}=s==="win32"?$().win32:$().posix,{body:r,event:u,text:a,command:d}=n;if(i!==void 0&&d?.nested)return f(d.nested,
n,e,i);if(d===void 0||d.argv.length===0)return i===void 0?{missing:"sh"}:{argv:r===void 0?[i,"-c",l,"npm",u]:[i,"-c",a],
env:{}};const{env:v,file:V}=d,[R="",...A]=d.argv,k=(...T)=>({argv:[c.file,...T,...A],env:v});if(V!==void 0)return k(m(t,
V));if(R==="node")return k();if(R==="npm"||R==="npx"){const T=o[R];return T===void 0?{missing:R}:k(T.file)}return{argv:d.
argv,env:v}}function f(n,{directory:e},o,t){const s=[];for(const r of n){const u=(0,x().commandVariables)(r,o),a=O(r,{...o,
base:{...o.base,...u}});if("missing"in a)return a;s.push({argv:[t,...a],env:u})}const[c,...i]=s;if(c!==void 0&&i.length===
0)return c;const m=s.flatMap(r=>S("",e,"",r,o));return{argv:[t,"-c",w().DRIVER,"npm",...m],env:{}}}const l=`printf 'npm \
error Missing script: "%s"\\n' "$1" >&2; exit 1`;function g({packageId:n,event:e,body:o="",words:t}){const s=n===""?e:`${n}\
 ${e}`,c=[o.trim().replaceAll(`
`,`
> `),...t].join(" ");return`
> ${s}
> ${c}

`}},"run/scripts/npm-environment"(j,h,b,P){let y;const $=()=>y??=h("node:fs");let D;const w=()=>D??=h("node:path");b(j,{
commandVariables:()=>E,scriptVariables:()=>I});function E(p,{programs:_,checkout:f,base:l,platform:g}){const{node:n,npm:e}=_,
o=g==="win32"?w().win32:w().posix,{subcommand:t,directory:s,project:c,prefixed:i,config:m}=p,r=l.npm_config_node_options??
p.nodeOptions,u=m.npm_config_color??l.npm_config_color,a=o.join(f,c),d=o.dirname(n.file),v=g==="win32"?d:o.dirname(d),V=i?
a:l.npm_config_prefix??v;return{...m,COLOR:u==="always"?"1":"0",EDITOR:g==="win32"?`${l.SYSTEMROOT}\\notepad.exe`:"vi",INIT_CWD:o.
join(f,s),NODE:n.file,...r!==void 0&&{NODE_OPTIONS:r},...r!==void 0&&{npm_config_node_options:r},npm_command:t,npm_config_global_prefix:V,
npm_config_init_module:o.join(l.HOME??"",".npm-init.js"),npm_config_local_prefix:a,npm_config_noproxy:"",npm_config_prefix:V,
npm_node_execpath:n.file,...e&&x(p,e,n,o),...l.npm_config_user_agent&&{npm_config_user_agent:l.npm_config_user_agent}}}function x({
subcommand:p,inWorkspaces:_},f,l,g){const n=O(f.file,g),e=`npm/${f.version} node/${l.version} ${l.platform} ${l.arch}`,o=(0,$().
existsSync)(g.join(n,"lib/commands/run-script.js"))?"run-script":"run";return{npm_command:p==="run"?o:p,npm_config_node_gyp:g.
join(n,"node_modules/node-gyp/bin/node-gyp.js"),npm_config_npm_version:f.version,npm_config_user_agent:`${e} workspaces/${_}`,
npm_execpath:f.file}}function I({directory:p,event:_,body:f="",packageEnv:l},{programs:{npm:g},checkout:n,base:e,platform:o}){
const t=o==="win32"?w().win32:w().posix,s=t.join(n,p),i=[...S(s,t).map(m=>t.join(m,"node_modules",".bin")),...g?[t.join(
O(g.file,t),"node_modules/@npmcli/run-script/lib/node-gyp-bin")]:[],e.PATH];return{...l,PATH:i.join(t.delimiter),npm_lifecycle_event:_,
npm_lifecycle_script:f,npm_package_json:t.join(s,"package.json")}}function O(p,_){return _.dirname(_.dirname(p))}function S(p,_){
const f=_.dirname(p);return f===p?[p]:[p,...S(f,_)]}}};
