"use strict";module.exports={"command/resolve/script-steps"(O,i,T,nt){let A;const P=()=>A??=i("command/families/npm");let M;const h=()=>M??=
i("command/resolve/npm-config");let L;const S=()=>L??=i("command/resolve/npm-settings");let R;const V=()=>R??=i("command\
/resolve/npmrc");let D;const G=()=>D??=i("command/resolve/package-env");let J;const v=()=>J??=i("command/resolve/package\
-json");let $;const B=()=>$??=i("command/resolve/place");let F;const W=()=>F??=i("command/resolve/script-command");let X;
const I=()=>X??=i("command/resolve/scripts-that-run");T(O,{npmScripts:()=>x,stepsIn:()=>j});const k={start:0,end:0},z=200;
function j({steps:n}){return n.flatMap(t=>t.command?.nested?.flatMap(j)??[t])}async function x(n,t,s={left:z}){const{subcommand:e,
flags:o}=n;if(e===void 0||e==="pack")return;const{project:c,selected:l,runs:a,packages:p}=await(0,I().scriptsThatRun)(n,
t,k);if(c===void 0)return;const r=await(0,V().readNpmrc)({...t,directory:c}),d=await E(t,c);if("unread"in r||d===void 0)
return;const{settings:_}=r;if(d.devEngines!==void 0||(0,h().mayChangeMode)(o,_))return;const m=[],f=(0,h().exportedConfig)(
o,_);for(const u of p){const w=await E(t,u);if(w===void 0||H(w))return;const b=a.filter(y=>y.directory===u),C=b.length===
0?await Z(n,t,u):void 0;C!==void 0&&m.push({...N(w),...C,directory:u});for(const y of b){const tt=await K(y,t,f,s);m.push(
{...N(w),...tt})}}const g=_["node-options"],{prefix:q}=(0,S().readSettings)(n);return{subcommand:e,directory:t.directory,
project:c,prefixed:q!==void 0,inWorkspaces:l,config:f,...typeof g=="string"&&{nodeOptions:g},steps:m}}async function E(n,t){
const s=await(0,v().readJsonFile)(n.tree,(0,B().from)({directory:t},"package.json"));return s===v().INVALID?void 0:s}function H({
bin:n,directories:t}){return!n&&typeof t=="object"&&t!==null&&"bin"in t}function N(n){const{name:t,version:s}=n;return{packageId:t&&
s?`${String(t)}@${String(s)}`:"",packageEnv:(0,G().packageEnv)(n)}}async function K(n,t,s,e){const{directory:o,event:c,body:l}=n,
a=(0,I().scriptText)(n),p={...t,directory:o},r=await(0,W().scriptCommand)(a,p),d=await U(n,r,p,s,e),_=n.words.map(f=>f.text),
m=d?{argv:[],env:{},...r,nested:d}:r;return{directory:o,event:c,body:l,words:_,text:a,...m&&{command:m}}}const Q=new Set(
["--if-present","--include-workspace-root","--workspace","--workspaces"]);async function U(n,t,s,e,o){const c=t?.argv[0]===
"npm"&&Object.keys(t.env).length===0,l=n.builtIn==="restart"?[["stop","--if-present"],["start",...n.words.map(({text:p})=>p)]]:
c?[t.argv.slice(1)]:[],a=[];for(const p of l){if(o.left-=1,o.left<0)return;const{invocation:r,problems:d}=(0,P().parseNpm)(
p.map(g=>({text:g,span:k,quoted:!0})));if(!(d.length===0&&r.flags.every(({name:g})=>Q.has(g))))return;const m=e.npm_config_ignore_scripts===
"true"?[Y,...r.flags]:r.flags,f=await x({...r,flags:m},s,o);if(f===void 0)return;a.push(f)}return a.length>0?a:void 0}const Y={
name:"--ignore-scripts",written:"--ignore-scripts",span:k};async function Z(n,{tree:t},s){const e=n.subcommand==="run"?n.
operands[0]?.text:n.subcommand,o=await(0,v().readPackageJson)(t,s),c=o!==void 0&&o!==v().INVALID&&o.scripts.has(e??"");if(!(e===
void 0||c||(0,S().readSettings)(n).ifPresent))return{event:e,words:[],text:""}}}};
