var z=Object.defineProperty;var e=(j,$)=>z(j,"name",{value:$,configurable:!0});export const id=193,ids=[193],modules={95925:((j,$,c)=>{c.r($),c.d($,{initVerb:e(()=>x,"initVerb")});var n=c(76760),k=c(
48179),b=c(51455),_=c(35602),h=c(82713),f=c(82573),m=c(38815),g=c(98439),I=c(68956);function W(){return S(g.bl(I.wh,{io:"\
input"}),"")}e(W,"documentedKeys");function S({properties:i={},required:s=[]},o){return Object.entries(i).filter(([,{description:a}])=>a).
map(([a,u])=>{const F=`${o}${a}`,P=u.type==="object"&&u.default!==void 0,M=u.items?.properties?u.items:u,B=`${T(u)}${s.includes(
a)?", required":""}`;return{name:a,path:F,description:u.description??"",...!P&&{expected:B},...!P&&u.default!==void 0&&{
default:u.default},...u.examples&&{example:u.examples[0]},keys:S(M,M===u?`${F}.`:`${F}[].`)}})}e(S,"keysOf");function T(i){
const{type:s,format:o,items:p,anyOf:a}=i;return a?a.map(T).join(" or "):i.const!==void 0?String(i.const):i.enum?i.enum.map(
String).join(", ").replace(/, ([^,]*)$/," or $1"):s==="array"?`list of ${p?C(T(p)):"values"}`:s==="integer"||s==="number"?
`${s}${L(i)}`:s==="boolean"?"true or false":o==="date"?"date":s==="object"?"mapping":"string"}e(T,"expectation");function C(i){
return{string:"strings",mapping:"mappings"}[i]??i}e(C,"plural");function L({minimum:i,maximum:s,exclusiveMinimum:o}){const p=s===
void 0||s===Number.MAX_SAFE_INTEGER?"":`, at most ${s}`;return o!==void 0?`, more than ${o}${p}`:`${i===void 0?"":`, at \
least ${i}`}${p}`}e(L,"range");const K=`# What gene-gate allows in this repository. Every key is listed with its default\
, as a comment line
# that starts with "#" without a space. To change a key, remove the "#" in front of it and in front
# of its section.
#
# A pull request is judged by the version of this file on its base branch, never by its own version.
# \`gene-gate policy test\` validates the file and lists the differences from the defaults.
`;function D(){return[K,...W().map(i=>`${N(i,"").join(`
`)}
`)].join(`
`)}e(D,"policyTemplate");function N(i,s){const{name:o,description:p,expected:a,example:u,keys:F}=i,P=a===void 0?p:`${p} \
(${a})`;if(a===void 0){const M=F.flatMap(B=>N(B,`${s}  `));return[...l(P,s),`${s}#${o}:`,...M]}return[...l(P,s),...u===void 0?
[]:R({[o]:u},s),...t({[o]:i.default}).map(M=>`${s}#${M}`)]}e(N,"keyLines");function R(i,s){return["For example:",...t(i).
map(o=>`  ${o}`)].map(o=>`${s}# ${o}`)}e(R,"exampleLines");function t(i){return(0,m.As)(i,{lineWidth:0,singleQuote:!0,indentSeq:!1}).
trimEnd().split(`
`)}e(t,"yamlLines");const r=100;function l(i,s){const o=[];let p=`${s}#`;for(const a of i.split(" "))p.length+1+a.length>
r&&(o.push(p),p=`${s}#`),p+=` ${a}`;return[...o,p]}e(l,"comment");const d=`name: gene-gate
on:
  pull_request:
  pull_request_review: { types: [submitted, dismissed] }
# Read the repository, publish the check and one comment; nothing else.
permissions: { contents: read, checks: write, pull-requests: write }
jobs:
  gate:
    runs-on: ubuntu-24.04
    steps:
      # The whole history, to find the merge base; no token is stored in the checkout.
      - uses: actions/checkout@v5
        with: { fetch-depth: 0, persist-credentials: false }
      - uses: gene-gate/gene-gate@v0
        # If your validations need dependencies:
        # with: { prepare: npm ci --ignore-scripts }
`;function y(){return[{path:f.l$,purpose:"the policy, with every default as a comment",text:D()},{path:".github/workflow\
s/gene-gate.yml",purpose:"the workflow that runs the gate on every pull request",text:d}]}e(y,"startingFiles");async function E(i,{
path:s,text:o},p){const a=(0,n.join)(i,s);try{return!p&&await O(a)?!1:(await(0,h.f)((0,n.dirname)(a)),p&&await(0,b.rm)(a,
{force:!0}),await(0,b.writeFile)(a,o,{flag:"wx"}),!0)}catch(u){throw new _.ue("file_unreadable",`Cannot write ${s}: ${u instanceof
Error?u.message:u}`,"Check the existing file or folder and its permissions.",{cause:u})}}e(E,"writeStartingFile");async function O(i){
try{return await(0,b.lstat)(i),!0}catch(s){if(s.code==="ENOENT")return!1;throw s}}e(O,"isTaken");var v=c(728);const x=e(
(i,s)=>new k.uB("init").option("--repo <dir>","directory in the working tree",".").option("--force","overwrite existing \
files").action(async o=>{await A(o,i),s(0)}),"initVerb"),w=`
Next steps:
  1. Edit the policy if needed, and validate it: gene-gate policy test
  2. Commit both files and open a pull request. Its check passes with warnings, because
     it changes a workflow and the policy.
  3. Merge the pull request. The policy then applies to all later pull requests.
  4. Require the status check "gene-gate" in the ruleset of the branch.
`;async function A({repo:i,force:s},o){const p=await(0,v.h)((0,n.resolve)(o.cwd,i),o.env);try{for(const a of y()){const u=await E(
p.directory,a,s===!0);o.print(u?`wrote  ${a.path}  (${a.purpose})
`:`kept   ${a.path}  (already exists; use --force to overwrite)
`)}}finally{await p.close()}o.print(w)}e(A,"init")}),82713:((j,$,c)=>{c.d($,{f:e(()=>b,"f")});var n=c(51455),k=c(76760);
async function b(h){try{await(0,n.mkdir)(h)}catch(f){const{code:m}=f;if(m==="ENOENT"&&(0,k.dirname)(h)!==h){await b((0,k.
dirname)(h)),await(0,n.mkdir)(h).catch(g=>_(h,g));return}await _(h,f)}}e(b,"makeFolder");async function _(h,f){if(!await(0,n.
stat)(h).then(g=>g.isDirectory(),()=>!1))throw f}e(_,"orExisting")}),36731:((j,$,c)=>{c.d($,{F3:e(()=>h,"F3"),Jx:e(()=>W,
"Jx"),PV:e(()=>_,"PV"),SE:e(()=>S,"SE"),X2:e(()=>b,"X2")});var n=c(2503);const k=n.Ikc({files:n.Whr().nonnegative(),lines:n.
Whr().nonnegative(),exempt_files:n.Whr().nonnegative(),exempt_lines:n.Whr().nonnegative()}),b={files:0,lines:0,exempt_files:0,
exempt_lines:0},_=["within_limit","approaching_limit","exceeded","critical_overrun","hard_cap_breach"],h=k.extend({max_files:n.
Whr().nonnegative(),severity:n.k5n(_),message:n.YjP().exactOptional().describe("The severity in the words of the protoco\
l\u2019s reference engine.")}),f=n.k5n(["asset_store","validation_script","reference"]),m=n.k5n(["binary","long_lines","\
generated","no_diff"]),g=n.Ikc({path:n.YjP(),lines:n.Whr().nonnegative(),exempt:f.exactOptional().describe("Why the file\
 does not count: an asset file, a new validation script, or the `reference` counting."),veil:m.exactOptional().describe(
"Why a diff does not show its lines: a binary file, very long lines, or a git attribute.")}),I=n.Ikc({path:n.YjP(),files:n.
Whr().nonnegative(),lines:n.Whr().nonnegative()}),W=n.k5n(["full","reference"]),S=k.extend({counting:W.describe("Which f\
iles the policy counts; all others are exempt."),hard_cap_files:n.Whr().positive(),hard_cap_lines:n.Whr().positive(),directories:n.
YOg(I),changed_files:n.YOg(g).exactOptional().describe("The files with the most lines, at most 100; both names of a rena\
me.")})}),75615:((j,$,c)=>{c.d($,{Z:e(()=>k,"Z"),ld:e(()=>h,"ld"),vV:e(()=>n,"vV")});const n=new Map(`a\u0430\u0251\u03B1 b\u042C\u0185 c\u0441\u03F2\u217D d\u0501\u0257 \
e\u0435\u04BD f\u0192 g\u0261\u0581 h\u04BB\u0570 i\u0456\u0131\u03B9\u0269 j\u0458\u03F3 k\u03BA\u043A l\u04CF\u01C0 m\u043C n\u043F\u0578\u03B7 o\u043E\u03BF\u0585 p\u0440\u03C1 q\u051B\u0566 r\u0433 s\u0455 t\u0442\u03C4
   u\u057D\u03C5 v\u03BD\u0475 w\u051D\u03C9 x\u0445\u03C7 y\u0443\u03B3 z\u1D22 A\u0410\u0391 B\u0412\u0392 C\u0421\u03F9 E\u0415\u0395 H\u041D\u0397 I\u0406\u0399\u04C0 J\u0408 K\u041A\u039A M\u041C\u039C N\u039D O\u041E\u039F P\u0420\u03A1 S\u0405 T\u0422\u03A4 X\u0425\u03A7 Y\u04AE\u03A5
   Z\u0396\u13C3 A\u13AA B\u13F4 C\u13DF D\u13A0 E\u13AC G\u050C\u13C0 H\u13BB J\u13AB K\u13E6 L\u13DE M\u13B7 P\u13E2 R\u13A1 S\u13DA T\u13A2 V\u13D9\u0474 W\u13B3\u051C Y\u13A9 Q\u051A`.
split(/\s+/).flatMap(([f="",...m])=>m.map(g=>[g,f])));function k(f){return[...f].map(m=>n.get(m)??m).join("")}e(k,"ascii\
Of");const b={a:"\xAA",b:"\u044C",c:"\u1D04",e:"\u0454\u212F\u212E\u025B",g:"\u01E5\u018D",i:"\u04CF",k:"\u1D0B",l:"\u217C|",
m:"\u1D0D",n:"\u057C",o:"\u03C3",r:"\u1D26",s:"\uA731",t:"\u1D1B",u:"\u0446\u028B",v:"\u1D20",w:"\u0448\u0461",y:"\u04AF\u028F",
"-":"\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\uFE58",".":"\u2024\u3002","/":"\u2044\u2215"},_=new Map([...[
...n].filter(([,f])=>f===f.toLowerCase()),...Object.entries(b).flatMap(([f,m])=>[...m].map(g=>[g,f]))]);function h(f){return[
...f.normalize("NFKD").toLowerCase().normalize("NFKD").replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}]/gu,
"")].map(g=>_.get(g)??g).join("")}e(h,"skeletonOf")}),125:((j,$,c)=>{c.d($,{O4:e(()=>f,"O4"),UO:e(()=>g,"UO"),_B:e(()=>W,
"_B"),j7:e(()=>h,"j7"),oV:e(()=>I,"oV")});const n=40,k={path:"",kind:"directory",tracked:!0},b=/^[A-Za-z]:/,_=/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
function h(t){if(_.test(t))return t;const r=t.replaceAll("\\","/");if(r.startsWith("/")||r.includes("\0"))return;const l=[];
for(const d of r.split("/"))if(!(d===""||d===".")){if(d!=="..")l.push(d);else if(l.pop()===void 0)return}return b.test(r)||
b.test(l[0]??"")?void 0:l.join("/")}e(h,"normalise");function f(t,r){if(r.startsWith("/")||r.includes("\0"))return{kind:"\
outside",path:r};const l=r.split("/").reverse(),d=[];let y=k,E=0;for(let O=l.pop();O!==void 0;O=l.pop()){if(O===""||O===
".")continue;if(y.kind!=="directory")return{kind:"missing",path:[...d,O].join("/")};if(O===".."){if(d.pop()===void 0)return{
kind:"outside",path:r};y=m(d);continue}const v=[...d,O].join("/"),x=t.stat(v);if(x===void 0)return{kind:"missing",path:v};
if(x.kind!=="symlink"){d.push(O),y=x;continue}if(E+=1,E>n)return{kind:"loop",path:r};const w=t.readlink(v);if(w===void 0||
w==="")return{kind:"missing",path:v};if(w.startsWith("/")||w.includes("\0"))return{kind:"outside",path:v};l.push(...w.split(
"/").reverse())}return{kind:"inside",path:y.path,entry:y}}e(f,"resolveInTree");function m(t){return t.length===0?k:{...k,
path:t.join("/")}}e(m,"directoryAt");function g(t,r,{ignoreCase:l=!1}={}){const d=h(t),y=h(r);return d===void 0||y===void 0?
!1:N(y,d,l)}e(g,"isWithin");function I(t,r,{at:l,tree:d}){if(D(t))return;const E=(L(t)??[...L(r)??[],...C(t)]).reverse(),
O=T((L(l)??[]).filter(w=>w!=="")),v=[];let x=0;for(let w=E.pop();w!==void 0;w=E.pop()){if(w===""||w===".")continue;if(w===
".."){v.pop();continue}v.push(w);const A=d&&S(d,O,T(v));if(A===void 0)continue;if(x+=1,x>n||D(A))return;const i=L(A);i===
void 0?v.pop():v.length=0,E.push(...(i??C(A)).reverse())}return T(v)}e(I,"locatePath");function W(t,r,{ignoreCase:l=!1}={}){
return N(r.slice(1),t.slice(1),l)}e(W,"isLocatedIn");function S(t,r,l){if(W(l,r))return t.readlink(r==="/"?l.slice(1):l.
slice(r.length+1))}e(S,"readMountedLink");function T(t){return`/${t.join("/")}`}e(T,"place");function C(t){return t.replaceAll(
"\\","/").split("/")}e(C,"relative");function L(t){return/^(?:[\\/]|[A-Za-z]:[\\/])/.test(t)?C(t):void 0}e(L,"absoluteSe\
gments");const K=4096;function D(t){return t.length>K?!0:t.includes("\0")||/^(?:\\\\|[A-Za-z]:(?![\\/]))/.test(t)}e(D,"i\
sUnclear");function N(t,r,l){if(t==="")return!0;const[d,y]=l?[R(r),R(t)]:[r,t];return d===y||d.startsWith(`${y}/`)}e(N,"\
covers");function R(t){return _.test(t)?t.toLowerCase():t.normalize("NFC").toUpperCase().toLowerCase()}e(R,"foldCase")})};
