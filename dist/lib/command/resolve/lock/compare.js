"use strict";module.exports={"command/resolve/lock/compare"(x,d,L,R){let A;const w=()=>A??=d("repo/paths");let D;const H=()=>D??=d("c\
ommand/resolve/package-json");let T;const f=()=>T??=d("command/resolve/lock/lock");let B;const _=()=>B??=d("command/reso\
lve/lock/read");let C;const u=()=>C??=d("command/resolve/lock/registry");let F;const y=()=>F??=d("command/resolve/lock/s\
ource");L(x,{compareWithBase:()=>J});async function J(t,e,o){if(t===e)return{redirected:[],changed:[]};const[i,r]=await Promise.
all([(0,_().readLocks)(t),(0,_().readLocks)(e)]),n=await(0,u().knownHosts)(e,r),c=await(0,u().registryOf)(t,o),a=await N(
t,e,o),l=[];for(const{path:m,entriesOf:p}of i){const S=r.find(s=>s.path===m),g=(S?[S]:r).flatMap(s=>s.entriesOf(o));for(const s of p(
o)){const W=g.filter(h=>E(h,s)),v=W.filter(({version:h})=>h===s.version),$=v.length>0&&v.every(h=>K(h,s))?{how:"integrit\
y",to:s.integrity??"nothing"}:W.length>0&&j(s,n,c)?void 0:z(s,o,t,n,c);$!==void 0?a.push({name:o,path:m,...$}):v.length===
0&&(g.length>0||!k(s,t))&&l.push({name:o,from:g[0]?.version??"",to:s.version||(s.source.at??"")})}}return{redirected:M(a),
changed:M(l)}}function z(t,e,o,i,r){const{source:n}=t;return n.kind==="git"||n.kind==="tarball"?{how:n.kind,to:n.at}:n.kind===
"file"?k(t,o)?void 0:{how:"file",to:n.at}:t.name!==e?{how:"alias",to:t.name}:j(t,i,r)?void 0:{how:"host",to:(0,u().hostOf)(
n,r)}}function k({source:t},e){if(t.kind!=="file")return!1;const o=(0,w().normalise)(t.at.replace(/#.*$|::.*$/s,""));return o!==
void 0&&o!==""&&(0,w().resolveInTree)(e,o).kind==="inside"}function E(t,e){return t.name!==e.name||t.source.kind!==e.source.
kind?!1:b(t)===b(e)}function K({integrity:t,source:e},{integrity:o}){if(t===void 0||e.kind==="file")return!1;if(o===void 0)
return!0;const i=O(t),r=[...O(o)];return r.some(([n])=>i.has(n))&&r.every(([n,c])=>(i.get(n)??c)!==c)}function O(t){return new Map(
t.split(/\s+/).map(e=>{const[,o="",i=e]=/^([a-z\d]+)[-/](.*)$/is.exec(e)??[];return[o,i]}))}function j({source:t},e,o){return t.
kind!=="registry"||e.has((0,u().hostOf)(t,o))}async function N(t,e,o){const i=new Set(await I(e,o));return(await I(t,o)).
flatMap(r=>{if(i.has(r))return[];const n={name:o,path:"package.json"},c=(0,y().aliasIn)(r);if(c!==void 0&&c.name!==o)return[
{...n,how:"alias",to:c.name}];const a=(0,y().sourceOf)(r,o,""),l={name:o,version:"",source:a};return a.kind==="registry"||
r.startsWith("workspace:")?[]:a.kind==="file"&&k(l,t)?[]:[{...n,how:a.kind,to:a.at}]})}async function I(t,e){const o=(0,f().
objectIn)(await(0,H().readJsonFile)(t,"package.json")),i=["dependencies","devDependencies","optionalDependencies"].map(l=>(0,f().
textIn)((0,f().objectIn)(o[l]),e)),{overrides:r,resolutions:n,pnpm:c}=o,a=[r,n,(0,f().objectIn)(c).overrides].flatMap(l=>Object.
entries((0,f().objectIn)(l)).flatMap(([m,p])=>P(m,e)?[typeof p=="string"?p:(0,f().textIn)((0,f().objectIn)(p),".")]:[]));
return[...i,...a].filter(l=>l!=="")}function P(t,e){const o=t.split(/[>]|\*\*\//).at(-1)??"";return o===e||o.startsWith(
`${e}@`)||o.endsWith(`/${e}`)}function b({source:{kind:t,at:e=""},version:o}){return t==="tarball"&&o!==""?e.replaceAll(
o,"*"):t==="registry"&&u().DEFAULT_HOSTS.includes(e)?"":e}function M(t){return[...new Map(t.map(e=>[JSON.stringify(e),e])).
values()]}}};
