"use strict";module.exports={"judge/families/form"(b,l,j,D){let A;const d=()=>A??=l("judge/families/kinds");j(b,{matchForm:()=>h,parseForm:()=>u});
const v=/^\{([a-z]+)(?::(\d+)-(\d+))?(\.\.\.)?\}$/;function u(r){const c=r.split(" ").filter(o=>o!==""),i=[];for(const[o,
s]of c.entries()){const p=v.exec(s);if(p===null){if(/[{}]/.test(s))return;i.push({word:s});continue}const[,t="",w,f,e]=p;
if(!Object.hasOwn(d().KINDS,t)||e&&o<c.length-1)return;i.push({kind:t,rest:e!==void 0,...w!==void 0&&{range:[Number(w),Number(
f)]}})}return i}function h(r,c,i){const o=[],s=r.at(-1);if(s!==void 0&&"rest"in s&&s.rest?c.length<r.length:c.length!==r.
length)return{kind:"other"};let t;for(const[w,f]of c.entries()){const e=r[Math.min(w,r.length-1)];if(e===void 0)return{kind:"\
other"};if("word"in e){if(e.word!==f.text)return{kind:"other"};continue}const n=_(e.range,f.text)??(o.some(({kind:a})=>a===
"script")?void 0:k(e.kind,f.text))??i(e.kind,f.text);n!==void 0&&(t??={word:f,reason:n}),o.push({word:f,kind:e.kind})}return t===
void 0?{kind:"match",placed:o}:{kind:"operand",...t,placed:o}}function k(r,c){return r!=="count"&&c.startsWith("-")&&c!==
"-"?"starts with a dash":void 0}function _(r,c){if(r===void 0)return;const[i,o]=r;return/^[1-9]\d{0,8}$/.test(c)&&Number(
c)>=i&&Number(c)<=o?void 0:`is not a number from ${i} to ${o}`}},"judge/families/hosts"(b,l,j,D){let A;const d=()=>A??=l(
"node:net");j(b,{isAllowedHost:()=>r,isAllowedUrl:()=>c,isDomain:()=>_});const v={ipv4:u("ipv4",[["0.0.0.0",8],["127.0.0\
.0",8],["169.254.0.0",16],["224.0.0.0",3],["100.100.100.200",32],["168.63.129.16",32],["192.0.0.192",32]]),ipv6:u("ipv6",
[["::",80],["fe80::",10],["fec0::",10],["ff00::",8],["fd00:ec2::254",128],["64:ff9b::",96],["64:ff9b:1::",48],["2002::",
16]])};function u(i,o){const s=new(d()).BlockList;for(const[p,t]of o)s.addSubnet(p,t,i);return s}const h=/(?:^|\.)(?:localhost|local|internal|localdomain)$|^(?:ip6-)?loopback$|^metadata$/i,
k=/^(?!-)[a-z0-9_-]{1,63}(?<!-)$/i;function _(i){const o=i.replace(/\.$/,"");if(o===""||o.length>253||h.test(o))return!1;
const s=o.split(".");return s.every(p=>k.test(p))&&!/^(?:\d+|0x[\da-f]*)$/i.test(s.at(-1)??"")}function r(i){if((0,d().isIP)(
i)===0)return _(i);const o=(0,d().isIPv4)(i)?"ipv4":"ipv6";return!i.includes("%")&&!v[o].check(i,o)}function c(i){const s=/^https?:\/\/(\[[0-9a-f:.]+\]|[\w.-]+)(?::\d{1,5})?(?:[/?#][\w\-.~:/?#@!$&'()*+,;=%]*)?$/i.
exec(i)?.[1];return s===void 0||!URL.canParse(i)?!1:r(s.replace(/^\[|\]$/g,""))}},"judge/families/kinds"(b,l,j,D){let A;
const d=()=>A??=l("judge/families/hosts");j(b,{KINDS:()=>v,KIND_NAMES:()=>u,PATH_KINDS:()=>h,SHELL_OPERATOR:()=>k});const v={
path:c,page:i,script:o,archive:s,destination:s,source:s,host:t=>(0,d().isAllowedHost)(t)?void 0:"is not a public address\
 or host name",domain:t=>(0,d().isDomain)(t)?void 0:"is not a domain name",url:t=>(0,d().isAllowedUrl)(t)?void 0:"is not\
 a plain http or https URL",count:t=>/^[+-]?\d{1,9}[kKmMgG]?$/.test(t)?void 0:"is not a number",package:p,pattern:()=>{},
text:()=>{}},u=Object.keys(v),h=new Set(["path","script","archive","destination","source"]),k=/[;&|<>`\r\n\0]|\$\(/;function _(t){
return/^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(t)}function r(t){return t===""?"is empty":void 0}function c(t){return _(t)?"i\
s a URL":r(t)}function i(t){return/^(?:\[|[\w][\w.+:@-]*)$/.test(t)?void 0:"is not the name of a manual page"}function o(t){
return t.startsWith("-")?"is a flag":r(t)}function s(t){return t===""?"is empty":t.startsWith("-")?"begins with a dash":
_(t)?"is a URL":/^[^/]*:/.test(t)&&!/^[A-Za-z]:[\\/]/.test(t)?"names another host":k.test(t)?"contains a shell operator":
/[*?[\]{}]/.test(t)?"contains a wildcard":/^~|\$/.test(t)?"is expanded by a shell":void 0}function p(t){return!/^[A-Za-z0-9][A-Za-z0-9._+-]*(?:\[[\w,.-]+\])?(?:(?:[=~!<>]=|[<>=])[\w.*+!:~-]+)?$/.
test(t)||t.endsWith("-")?"is not a package name":/\.(?:whl|zip|deb|t?gz|tar|bz2|xz|egg)$/i.test(t)?"is a file":void 0}},
"judge/families/programs"(b,l,j,D){let A;const d=()=>A??=l("command/families/machine/program-table");let v;const u=()=>v??=
l("judge/families/registry");j(b,{dependencyFolders:()=>w,homeDependencies:()=>f,isNamedCurated:()=>_,programNames:()=>k,
programTerms:()=>p});function h(e){return[...(0,u().registryOf)(e).values()].flatMap(n=>n.evolver===void 0?[]:(n.evolver.
programs??[n.name]).map(a=>({word:a,family:n})))}function k(e){const n=h(e).flatMap(({word:m,family:$})=>[$.name,m]),a=[
...(0,u().registryOf)(e).values()].filter(r);return[...new Set([...n,...a.map(({name:m})=>m)])]}function _(e,{programs:n,
families:a}){if(!n.includes(e))return!1;const m=(0,u().registryOf)(a).get(e);return m!==void 0&&r(m)}function r({evolver:e,
curated:n}){return e===void 0&&n!==void 0&&n.maturity!=="blocked"}function c({word:e,family:n},a){return a.includes(e)||
a.includes(n.name)}const i=new WeakMap;function o(e,n){const a=i.get(n)??new Map;i.set(n,a);const m=a.get(e)??(0,d().programFamily)(
e,n);return a.set(e,m),m}const s=new WeakMap;function p({programs:e,families:n}){const a=s.get(e)?.get(n);if(a!==void 0)
return a;const m=M=>e.length===0?new Map:new Map(h(n).flatMap(N=>{const{word:E,family:I}=N;return I.evolver&&M(N)?[[E,o(
E,I.evolver)]]:[]}));let $;const L={allowed:m(M=>c(M,e)),known:m(()=>!0),offered:M=>($??=new Map(h(n).map(N=>[N.word,N.family.
name])),$.get(M))},P=s.get(e)??new WeakMap;return s.set(e,P.set(n,L)),L}const t={path:"node_modules",at:"anywhere"};function w(e){
if(e.programs.length===0)return[t];const n=[...p(e).allowed.values()],a=[t,...n.flatMap(({data:m})=>m.dependencies)];return[
...new Map(a.map(m=>[`${m.at} ${m.path}`,m])).values()]}function f(e){return w(e).flatMap(({at:n,path:a})=>n==="home"?[a]:
[])}},"judge/families/registry"(b,l,j,D){let A;const d=()=>A??=l("judge/families/family");let v;const u=()=>v??=l("judge\
/families/packs/archives");let h;const k=()=>h??=l("judge/families/packs/build");let _;const r=()=>_??=l("judge/families\
/packs/files");let c;const i=()=>c??=l("judge/families/packs/git");let o;const s=()=>o??=l("judge/families/packs/javascr\
ipt");let p;const t=()=>p??=l("judge/families/packs/network");let w;const f=()=>w??=l("judge/families/packs/packages");let e;
const n=()=>e??=l("judge/families/packs/python");let a;const m=()=>a??=l("judge/families/packs/system");let $;const L=()=>$??=
l("judge/families/packs/text");j(b,{FAMILIES:()=>M,packsOf:()=>K,readFamily:()=>F,registryOf:()=>I});const P={archives:u().
archives,build:k().build,files:r().files,git:i().git,javascript:s().javascript,network:t().network,packages:f().packages,
python:n().python,system:m().system,text:L().text},M=Object.entries(P).flatMap(([g,y])=>y.map(O=>({...O,category:g}))).sort(
(g,y)=>g.name<y.name?-1:1);let N;const E=new WeakMap;function I(g=[]){if(N??=new Map(M.map(S=>[S.name,F(S)])),g.length===
0)return N;const y=E.get(g);if(y!==void 0)return y;const O=new Map(N);for(const S of g){const z=O.get(S.name);O.set(S.name,
{...z,...F(S,z?.category)})}return E.set(g,O),O}const R="other";function F(g,y=R){const O=d().familySchema.parse(g);return{
...O,category:O.category??y}}function K(g){return[...new Set([...M,...g].map(({category:y=R})=>y))]}}};
