"use strict";exports.id=135,exports.ids=[135],exports.modules={27199:function(D,i){Object.defineProperty(i,"__esModule",{value:!0}),i.
isJsonObject=w,i.placeOf=C,i.pointerText=M,i.subjectOf=_,i.withArticle=b;function b(g){return`${g.startsWith("E")?"an":"\
a"} ${g}`}function w(g){return typeof g=="object"&&g!==null&&!Array.isArray(g)}function M(g){return g.map(E=>`/${String(
E).replaceAll("~","~0").replaceAll("/","~1")}`).join("")}function _({type:g,id:E}){return{type:g,id:E}}function C(g,E=[]){
return{location:g.locate(E),subject:_(g)}}},40669:function(D,i,b){Object.defineProperty(i,"__esModule",{value:!0}),i.findCandidates=
C;function w(){const f=b(27199);return w=function(){return f},f}function M(){const f=b(61331);return M=function(){return f},
f}function _(){const f=b(86581);return _=function(){return f},f}function C(f,t){const n=new g(t);for(const[u,h]of f.entries())
n.visitTop(h,u);return n}class g{candidates=[];messages=[];#n;#e;#s=0;#o=!1;constructor(t){this.#n=t}visitTop(t,n){this.#o||=
t.cut===!0,this.#r(t,"some_asset",[n])}#t(t,n,u,h){const k={node:t,pointer:n,value:u,type:h,...this.#e&&{envelope:this.#e}};
return this.candidates.push(k),k}#r(t,n,u){if((0,w().isJsonObject)(t.value))return this.#c(t,t.value,n,u);Array.isArray(
t.value)?this.#a(t,n,u):n!=="anything"&&this.#f(t,n,E(t.value))}#a({children:t=[]},n,u){for(const[h,k]of t.entries())this.#r(
k,n,[...u,h])}#c(t,n,u,h){const{type:k}=n;if(!(0,_().isAssetType)(k)&&!(0,_().isCompanion)(k))return this.#d(t,n,u,h);const o=(0,_().
isAssetType)(k)?this.#t(t,h,n,k):void 0;return this.#h(t,h),o}#d(t,n,u,h){const k=(0,_().isAssetType)(u)?u:Array.isArray(
n.validation)?"Gene":void 0;if(k===void 0)return this.#i(t,n,u,h);const o=d(n.type);this.#f(t,u,`${o}; it is audited as ${(0,w().
withArticle)(k)}`);const a=this.#t(t,h,n,k);return this.#h(t,h),a}#i(t,n,u,h){const k=d(n.type),o=this.#e,a=(0,M().isMessage)(
n);a&&(this.messages.push(t),this.#e=n);const p=this.candidates.length+this.#s,y=(t.children??[]).flatMap(S=>{const T=S.
key?.name??"",s=this.#l(S,[...h,T]);return s?[{key:T,asset:s}]:[]});this.#e=o,this.candidates.length+this.#s===p&&!a&&u===
"some_asset"&&this.#f(t,u,k);const r=(0,M().described)(y),c=(0,M().statementsIn)(n);if(c)for(const S of r)S.wrappers=[...S.
wrappers??[],c];return r.length===1?r[0]:void 0}#l(t,n){const u=_().LISTS.get(t.key?.name??""),h=_().SINGLES.get(t.key?.
name??"");return u&&(this.#s+=1,Array.isArray(t.value)||this.#f(t,u,"no list")),u&&Array.isArray(t.value)?this.#r(t,u,n):
_().MIXED_LISTS.has(t.key?.name??"")?this.#g(t,n):this.#r(t,h&&(0,w().isJsonObject)(t.value)?h:"anything",n)}#g(t,n){return this.#r(
t,Array.isArray(t.value)?"some_asset":"anything",n)}#h(t,n){for(const{key:u,value:h,children:k=[]}of t.children??[]){const o=_().
LISTS.get(u?.name??"");if(!(!o||!Array.isArray(h)))for(const[a,p]of k.entries())(0,w().isJsonObject)(p.value)&&this.#r(p,
o,[...n,u?.name??"",a])}}#f(t,n,u){if(this.#o)return;const h=(0,_().isAssetType)(n)?(0,w().withArticle)(n):"an asset";this.#n.
add("not-an-asset",t,`expected ${h}, found ${u}`)}}function E(f){return f===null?"null":`a ${typeof f}`}function d(f){return f===
void 0?'an object without a "type"':typeof f!="string"?'an object whose "type" is not a string':`an object of type ${JSON.
stringify(f.slice(0,40))}`}},61331:function(D,i,b){Object.defineProperty(i,"__esModule",{value:!0}),i.PROTOCOL=void 0,i.
carriesAssets=E,i.described=u,i.isMessage=g,i.payloadOf=d,i.senderOf=f,i.statedContent=k,i.statementsIn=h;function w(){const o=b(
23404);return w=function(){return o},o}function M(){const o=b(27199);return M=function(){return o},o}const _=i.PROTOCOL=
"gep-a2a",C=new Set(["publish","report","fetch"]);function g(o){return(0,M().isJsonObject)(o)&&o.protocol===_}function E({
message_type:o}){return C.has(o)}function d({payload:o}){return(0,M().isJsonObject)(o)?o:{}}function f({sender_id:o}){return typeof o==
"string"&&o.trim()!==""?o:void 0}const t=new Set(["payload","asset"]),n=["type","asset_type","asset_id","content_hash","\
local_id","target_asset_id","target_local_id"];function u(o){const a=o.filter(({key:y})=>t.has(y));return(a.length===0&&
o.length===1?o:a).map(({asset:y})=>y)}function h(o){const a={};for(const p of n){const y=o[p];y!=null&&(a[p]=y)}return Object.
keys(a).length>0?a:void 0}function k({value:o,wrappers:a=[],envelope:p}){if(p===void 0&&a.length===0)return(0,w().canonicalize)(
o);const{sender_id:y,signature:l}=p??{},r=p&&{sender_id:y,signature:[l,d(p).signature]};return(0,w().canonicalize)([o,a,
r])}},64385:function(D,i,b){Object.defineProperty(i,"__esModule",{value:!0}),i.declaredId=S,i.readAssetFile=d,i.readAssetNodes=
f,i.tooLargeFile=h,i.unreadFile=k;function w(){const e=b(95132);return w=function(){return e},e}function M(){const e=b(27199);
return M=function(){return e},e}function _(){const e=b(40669);return _=function(){return e},e}function C(){const e=b(61331);
return C=function(){return e},e}function g(){const e=b(73229);return g=function(){return e},e}function E(){const e=b(94534);
return E=function(){return e},e}function d(e,O,m,A=1){if(O.length>m.maxBytes)return h(e,O.length,m);const{text:v,complete:P}=(0,E().
decodeUtf8)(O),j=new(E()).Source(e,v,A),I=new(E()).Problems(j);if(!P){const B={start:v.length,end:v.length};return I.add(
"file-not-utf8",B,"a byte that no UTF-8 text can have here"),{path:e,assets:[],problems:I.found}}const L=(0,g().readJson)(
v,m,I);L.length===0&&I.found.length===0&&!o(e)&&I.add("file-not-json",{start:0,end:0},"expected a JSON value, found an e\
mpty file");const[N,R]=L;R&&a(e)&&I.found.length===0?I.add("file-not-json",R,p):N&&Array.isArray(N.value)&&y.test(e)&&I.
add("without-effect",N,l,{severity:"warning"});const{candidates:J,messages:F}=t(j,L,m,I),G=r(J,j,I),H=F.map(B=>({value:B.
value,location:T(j,B,[])}));return{path:e,assets:G,problems:I.found,...o(e)&&O[0]!==n&&u(L,j)&&{lines:!0},...H.length>0&&
{messages:H}}}function f(e,O,m){const A=new(E()).Source(e,O),v=new(E()).Problems(A),{candidates:P}=t(A,(0,g().readJson)(
O,m,v),m,v),j=r(P,A,v);return P.flatMap(({node:I},L)=>{const N=j[L];return N?{asset:N,node:I}:[]})}function t({path:e},O,{
maxAssets:m},A){const{candidates:v,messages:P}=(0,_().findCandidates)(O,A),j=v[m];j&&A.add("file-too-large",j.node,`more\
 than ${m} assets; the rest is not read`);const I=o(e)||O.length>1;return{candidates:v.slice(0,m).map(N=>I?N:{...N,pointer:N.
pointer.slice(1)}),messages:P}}const n=239;function u(e,O){let m=0;return e.every(({start:A,end:v})=>{const{line:P,end_line:j}=O.
location(A,v),I=P===j&&P>m;return m=P,I})}function h(e,O,{maxBytes:m}){const A=`${O} bytes, of at most ${m}`;return{path:e,
assets:[],problems:[{rule:"file-too-large",location:{path:e,line:1,column:1},detail:A}]}}function k(e,O){const m={path:e,
line:1,column:1},A=(0,w().whyNotJudged)(`the file \`${e}\``,O);return{path:e,assets:[],problems:[{rule:"not-judged",location:m,
detail:A}]}}function o(e){return e.toLowerCase().endsWith(".jsonl")}function a(e){return!o(e)&&/\.\w+$/.test(e)}const p="\
a second JSON value, which `JSON.parse` refuses; only a `.jsonl` file has several",y=/(?:^|\/)assets\/gep\/(?:genes|capsules)\.json$/,
l='the reference engine reads this file as an object with a list, `{"genes": [\u2026]}` or `{"capsules": [\u2026]}`, so that no en\
gine reads a list here';function r(e,O,m){const A=new Map,v=new Map,P=e.map((j,I)=>{const{node:L,pointer:N,value:R,type:J,
envelope:F,wrappers:G}=j,H=S(R),B=H??`#${I+1}`,U=A.get(`${J} ${B}`),V=H!==void 0&&U!==void 0&&c(j,U);if(H===void 0){const z=Object.
hasOwn(R,"id")?'with an "id" that is not text':'without an "id"',W=`${(0,M().withArticle)(J)} ${z}; it is called ${B} he\
re`;L.cut||m.add("not-an-asset",L,W,{id:B})}else if(V)v.set(U,(v.get(U)??1)+1);else if(U){const z=`${J} ${JSON.stringify(
B)}, first at ${m.place(U.node.start)}`;m.add("duplicate-id",L,z,{id:B})}else A.set(`${J} ${B}`,j);return{type:J,id:B,path:O.
path,value:R,pointer:N,...L.cut&&{cut:!0},...F&&{envelope:F},...G&&{wrappers:G},...V&&{copy:!0},locate:(z=[],W)=>T(O,L,z,
W)}});for(const[{node:j,type:I,value:L},N]of v){const R=S(L),J=`${I} ${JSON.stringify(R)}, ${N} times`;m.add("without-ef\
fect",j,J,R===void 0?{}:{id:R})}return P}function c(e,O){const m=A=>!A.node.cut&&!A.envelope;return m(e)&&m(O)&&(0,C().statedContent)(
e)===(0,C().statedContent)(O)}function S({id:e}){return typeof e=="string"&&e.trim()!==""?e:void 0}function T(e,O,m,A){let v=O;
for(const P of m){const j=s(v,P);if(!j)return e.location(v.start,v.end);v=j}return!A||typeof v.value!="string"?e.location(
v.start,v.end):e.location($(e.text,v,A.start),$(e.text,v,A.end))}function s({value:e,children:O},m){return Array.isArray(
e)?typeof m=="number"?O?.[m]:void 0:O?.findLast(({key:A})=>A?.name===m)}function $(e,{start:O,end:m},A){const v=m-1;let P=O+
1;for(let j=0;j<A&&P<v;j+=1)e[P]!=="\\"?P+=1:P+=e[P+1]==="u"?6:2;return Math.min(P,v)}},18744:function(D,i,b){Object.defineProperty(
i,"__esModule",{value:!0}),i.MEMORY_GRAPH=void 0,i.assetPathTest=g,i.assetPathsIn=E,i.pathTest=C;function w(){const d=b(
41330);return w=function(){return d},d}function M(){const d=b(93028);return M=function(){return d},d}const _=i.MEMORY_GRAPH=
/(?:^|\/)memory_graph[^/]*\.jsonl$/;function C(d){const f=d.map(t=>(0,w().default)(t,{dot:!0,nonegate:!0,flags:"s"}));return t=>f.
some(n=>n(t))}function g({assets:{include:d}}){const f=C(d);return t=>f(t)&&!_.test(t)}function E(d,f){const t=g(f);return[
...d.files()].filter(({kind:n,path:u})=>(0,M().isRegular)(n)&&t(u)).map(({path:n})=>n)}},73229:function(D,i,b){Object.defineProperty(
i,"__esModule",{value:!0}),i.readJson=_;function w(){const l=b(16111);return w=function(){return l},l}function M(){const l=b(
4537);return M=function(){return l},l}function _(l,r,c){return new C(l,r,c).read()}class C{#n;#e;#s;#o;#t=n;#r=0;#a=!1;#c=!1;#d=!1;constructor(r,c,S){
this.#n=c,this.#e=S,this.#s=o(r),this.#o=(0,M().lfsObstacle)(r)}read(){const r=[];let c=!1;for(this.#i();this.#t.kind!==
"end";){const S=this.#t,T=f.has(S.kind);if(S.kind==="{"||S.kind==="["||T&&!c&&!this.#d){c=!1,this.#a=!1,r.push(this.#l(0)),
this.#c=!1;continue}c||(c=!0,this.#a=this.#d,this.#u(S.start===0&&this.#o||g("a JSON value",S))),this.#i()}return r}#i(){
do{this.#t=this.#s();const{kind:r,start:c,fault:S}=this.#t;if(this.#r>this.#n.maxValues){const T=`more than ${this.#n.maxValues}\
 JSON values; the rest is not read`;this.#e.add("file-too-large",this.#t,T),this.#t={...n,start:c,end:c},this.#a=!0}else
r==="comment"&&this.#u(S??y(this.#t))}while(this.#t.kind==="comment")}#l(r){const c=this.#t,{kind:S,start:T,end:s}=c;if(this.#r+=
1,c.fault&&this.#u(c.fault),S==="unknown"&&this.#u(g("a JSON value",c)),S!=="{"&&S!=="[")return this.#i(),{value:E(c),start:T,
end:s};if(r<this.#n.maxDepth)return this.#g(r);const $=`brackets nested more than ${this.#n.maxDepth} deep`;this.#e.add(
"file-not-json",c,$);const e={value:null,start:T,end:this.#p()};return this.#i(),e}#g(r){const{kind:c,start:S,end:T}=this.#t,
s=c==="{"?"}":"]",e={value:c==="{"?Object.create(null):[],start:S,end:T,children:[]};for(let O=",";O===",";O=this.#t.kind){
if(this.#i(),this.#t.kind===s){e.children.length>0&&this.#u(`a comma before "${s}"`);break}if(this.#h(e,r),!this.#c&&this.#t.
kind!==s&&this.#t.kind!==","&&this.#m(`"," or "${s}"`),this.#c)return{...e,end:this.#t.start,cut:!0}}return e.end=this.#t.
end,this.#i(),e}#h({value:r,children:c},S){const T=Array.isArray(r),s=T?void 0:this.#f(r,c);if(this.#c)return;if(!t.has(
this.#t.kind)){this.#m("a JSON value");return}const $=this.#l(S+1);c.push($),T&&r.push($.value),s!==void 0&&($.key=s,r[s.
name]=$.value)}#f(r,c){const S=this.#t,{value:T,start:s,end:$}=S;if(S.kind!=="string")return this.#m("a key in double qu\
otes");if(S.fault&&this.#u(S.fault),T==="__proto__")this.#e.add("ambiguous-key",S,'"__proto__" as a key');else if(Object.
hasOwn(r,T)&&!this.#e.full){const e=c.find(m=>m.key?.name===T)?.key,O=this.#e.place((e??S).start);this.#e.add("ambiguous\
-key",S,`${JSON.stringify(T)}, first at ${O}`)}return this.#i(),this.#t.kind!==":"?this.#m('":" after a key'):(this.#i(),
{name:T,start:s,end:$})}#p(){let r=this.#t;for(let c=1;c>0&&r.kind!=="end";)r=this.#s(),(r.kind==="{"||r.kind==="[")&&(c+=
1),(r.kind==="}"||r.kind==="]")&&(c-=1);return r.end}#m(r){this.#u(g(r,this.#t)),this.#c=!0,this.#d=!0}#u(r){this.#a||this.#e.
add("file-not-json",this.#t,r),this.#a=!0}}function g(l,r){return`expected ${l}, found ${y(r)}`}function E({kind:l,value:r,
fault:c}){return l==="string"?r:l==="number"?c?null:Number(r):l==="true"?!0:l==="false"?!1:null}const d={1:"{",2:"}",3:"\
[",4:"]",5:",",6:":",7:"null",8:"true",9:"false",10:"string",11:"number",12:"comment",13:"comment",16:"unknown",17:"end"},
f=new Set(["string","number","true","false","null"]),t=new Set([...f,"{","[","unknown"]),n={kind:"end",start:0,end:0,value:""},
u=14,h=15,k={1:"an unterminated comment",2:"an unterminated string",3:"an incomplete number",4:"a \\u escape without four\
 hexadecimal digits",5:"an unknown escape in a string",6:"an unescaped control character in a string"};function o(l){const r=(0,w().
createScanner)(l,!1);return()=>{let c=r.scan();for(;c===u||c===h;)c=r.scan();const S=d[c]??"unknown",T=r.getTokenValue(),
s=k[r.getTokenError()]??a(S,T);return{kind:S,start:r.getTokenOffset(),end:Math.min(r.getPosition(),l.length),value:T,...s!==
void 0&&{fault:s}}}}function a(l,r){if(l==="comment")return"a comment";if(l==="number"&&!Number.isFinite(Number(r)))return"\
a number out of range";if(l==="string"&&/\p{Surrogate}/u.test(r))return"half of a surrogate pair"}const p=/^(?:<{7}|={7}|>{7})$/;
function y({kind:l,value:r}){return l==="end"?"the end of the file":l==="string"||l==="number"||l==="comment"?`a ${l}`:l!==
"unknown"?`"${l}"`:p.test(r)?"a conflict marker of git":JSON.stringify(r.length>40?`${r.slice(0,40)}\u2026`:r)}},86581:function(D,i,b){
Object.defineProperty(i,"__esModule",{value:!0}),i.SINGLES=i.MIXED_LISTS=i.LISTS=void 0,i.hasAssetLists=f,i.isAssetType=
E,i.isCompanion=d;function w(){const t=b(39763);return w=function(){return t},t}const M=i.LISTS=new Map(Object.entries({
genes:"Gene",capsules:"Capsule",events:"EvolutionEvent",evolution_events:"EvolutionEvent",validation_reports:"Validation\
Report",mutations:"Mutation"})),_=i.MIXED_LISTS=new Set(["assets","results"]),C=i.SINGLES=new Map(Object.entries({gene:"\
Gene",capsule:"Capsule",event:"EvolutionEvent",evolution_event:"EvolutionEvent",validation_report:"ValidationReport",mutation:"\
Mutation"})),g=new Set(["PersonalityState","MemoryGraphEvent","Selector","Task"]);function E(t){return w().ASSET_TYPES.includes(
t)}function d(t){return typeof t=="string"&&g.has(t)}function f(t){return Object.keys(t).some(n=>M.has(n)&&Array.isArray(
t[n]))}},94534:function(D,i,b){Object.defineProperty(i,"__esModule",{value:!0}),i.Source=i.Problems=void 0,i.decodeUtf8=
g;function w(){const E=b(4573);return w=function(){return E},E}class M{path;text;#n;#e;constructor(d,f,t=1){this.path=d,
this.text=f,this.#n=t}location(d,f=d){const t=this.#s(d),n=this.#s(Math.max(d,f));return{path:this.path,...t,end_line:n.
line,end_column:n.column}}#s(d){const f=this.#e??this.#o();let t=0;for(let n=f.length;n-t>1;){const u=t+n>>>1;(f[u]??0)<=
d?t=u:n=u}return{line:t+this.#n,column:d-(f[t]??0)+1}}#o(){const d=[0];for(let f=this.text.indexOf(`
`);f!==-1;f=this.text.indexOf(`
`,f+1))d.push(f+1);return this.#e=d,d}}i.Source=M;const _=100;class C{found=[];#n;constructor(d){this.#n=d}get full(){return this.
found.length>_}place(d){const{line:f,column:t}=this.#n.location(d);return`line ${f}, column ${t}`}add(d,{start:f,end:t},n,{
id:u,severity:h}={}){if(this.full)return;const k=this.#n.location(f,t);this.found.push(this.found.length<_?{rule:d,location:k,
detail:n,...u!==void 0&&{id:u},...h&&{severity:h}}:{rule:"file-too-large",location:k,detail:`more than ${_} problems; th\
e rest is not listed`})}}i.Problems=C;function g(E){const d=new TextDecoder("utf-8").decode(E);return(0,w().isUtf8)(E)?{
text:d,complete:!0}:{text:d.slice(0,d.indexOf("\uFFFD")),complete:!1}}},95201:function(D,i,b){Object.defineProperty(i,"_\
_esModule",{value:!0}),i.attributesOf=C;function w(){const g=b(77598);return w=function(){return g},g}function M(){const g=b(
76760);return M=function(){return g},g}function _(){const g=b(96681);return _=function(){return g},g}async function C({objects:g,
temporary:E},d,f,t){if(f.length===0)return()=>"unspecified";const n={GIT_INDEX_FILE:(0,M().join)(E,(0,w().randomUUID)())};
await g(["read-tree",d],{env:n});const u=await g(["check-attr","--cached","-z","--stdin",...t],{env:n,input:f.map(o=>`${o}\
\0`).join("")}),h=[...(0,_().splitNul)(u)].map(o=>o.toString("utf8")),k=new Map;for(let o=0;o+2<h.length;o+=3)k.set(`${h[o]}\
\0${h[o+1]}`,h[o+2]??"");return(o,a)=>k.get(`${o}\0${a}`)??"unspecified"}},24634:function(D,i,b){Object.defineProperty(i,
"__esModule",{value:!0}),i.mergeBase=C,i.requireCommits=g,i.short=t;function w(){const n=b(41895);return w=function(){return n},
n}function M(){const n=b(67397);return M=function(){return n},n}const _=["--deepen=50","--deepen=200","--deepen=1000","-\
-unshallow"];async function C(n,u,h,k=[u,h]){const o=[..._];for(;;){const a=await E(n,u,h);if(a.certain){if(a.commit!==void 0)
return a.commit;throw new(w()).GateError("no_merge_base",`${t(u)} and ${t(h)} have no common ancestor`,"Rebase the branc\
h onto its target branch, or specify another --base.")}const p=o.shift();if(p===void 0)throw f(`the merge base of ${t(u)}\
 and ${t(h)}`);await d(n,[p],k)}}async function g(n,u,h){const k=async()=>(await(0,M().lookUpCommits)(n,u)).includes(void 0);
if(!await k())return;const o=(await n.shallowCommits()).size>0;if(await d(n,o?["--deepen=50"]:[],h),await k())throw f(`c\
ommit ${u.map(t).join(" or ")}`)}async function E(n,u,h){const o=(await n.objects(["merge-base",u,h],{accept:[1]})).toString().
trim(),a=await n.shallowCommits();if(o==="")return{certain:a.size===0};if(a.size===0)return{commit:o,certain:!0};const y=!(await n.
objects(["rev-list",u,h,`^${o}`])).toString().split(`
`).some(l=>a.has(l));return{commit:o,certain:y}}async function d(n,u,h){const k=["--quiet","--no-tags","--no-recurse-sub\
modules","--no-write-fetch-head"],o=a=>n.user(["fetch",...k,...u,"--","origin",...a]);await o(h).catch(()=>o([])).catch(
a=>{throw f("part of the history",a)})}function f(n,u){const h=u===void 0?"":` (${u.message})`;return new(w()).GateError(
"shallow_clone",`This clone lacks ${n}, and fetching it failed${h}`,"Set `fetch-depth: 0` on actions/checkout; in a term\
inal, run git fetch --unshallow.",{cause:u})}function t(n){return n.slice(0,12)}},35720:function(D,i,b){Object.defineProperty(
i,"__esModule",{value:!0}),i.readTree=k,i.requireObjects=r;function w(){const s=b(41895);return w=function(){return s},s}
function M(){const s=b(95201);return M=function(){return s},s}function _(){const s=b(55366);return _=function(){return s},
s}function C(){const s=b(39491);return C=function(){return s},s}function g(){const s=b(7650);return g=function(){return s},
s}function E(){const s=b(24634);return E=function(){return s},s}function d(){const s=b(96681);return d=function(){return s},
s}function f(){const s=b(93028);return f=function(){return s},s}const t=4096,n=/^(\d{6}) ([a-z]+) ([0-9a-f]{40,64}) +(\d+|-)\t/,
u=8,h=new WeakMap;function k(s,$,{label:e=`commit ${(0,E().short)($)}`,maxFileBytes:O=_().MAX_FILE_BYTES}={}){const m=h.
get(s)??new Map;h.set(s,m);const A=JSON.stringify([$,e,O]),v=m.get(A)??o(s,$,{label:e,maxFileBytes:O});m.delete(A),m.set(
A,v);const[P=A]=m.keys();return m.size>u&&m.delete(P),v.catch(()=>m.delete(A)),v}async function o(s,$,{label:e,maxFileBytes:O}){
await r(s,$);const m=await s.objects(["ls-tree","-r","-t","-z","--long",$]),A=(0,d().decodePieces)(m).map(a),v=(0,C().indexEntries)(
A),P=A.some(({path:N})=>N.endsWith(".gitattributes")),j=A.filter(({kind:N})=>N==="symlink"),I=await Promise.all(j.map(({
oid:N=""})=>(0,_().readBlob)(s,N))),L=new Map(j.map(({path:N},R)=>[N,(0,d().decodePath)(I[R]??Buffer.alloc(0))]));return{
...v,label:e,readlink:N=>L.get(N),...P&&{attributes:(N,R)=>(0,M().attributesOf)(s,$,N,R)},read:async(N,R=O)=>{const{kind:J,
oid:F,size:G}=v.stat(N)??{};if(!(0,f().isRegular)(J)||F===void 0||G===void 0)throw(0,C().notAFile)(e,N);if(G>R)throw(0,C().
tooLarge)(e,N,G,R);return(0,_().readBlob)(s,F)}}}function a(s){const $=n.exec(s);if($===null)throw y(s);const[e,O="",m="",
A="",v=""]=$,P=p(O,m),j=P==="symlink"&&Number(v)>t;if(P===void 0||j)throw y(s);const I=s.slice(e.length),L=(0,f().isRegular)(
P),N={path:I,kind:P,oid:A,tracked:!0};return L?{...N,size:Number(v)}:N}function p(s,$){if($==="tree")return"directory";if($===
"commit")return"submodule";if(s==="120000")return"symlink";if(s.startsWith("100"))return(Number.parseInt(s,8)&64)===0?"f\
ile":"executable"}function y(s){return new(w()).GateError("file_unreadable",`Git's list of files has the entry ${JSON.stringify(
s)}`,g().FULL_CLONE_HINT)}const l=new WeakMap;function r(s,$){const e=l.get(s)??new Map;l.set(s,e);const O=e.get($);if(O)
return O;const m=Promise.allSettled(e.values()).then(()=>c(s,$));return e.set($,m),m.catch(()=>e.delete($)),m}async function c(s,$){
if(!await s.isPartial())return;const e=await s.user(["ls-tree","-r","-z","--full-tree",$],{env:s.privateStore}),O=[...(0,d().
splitNul)(e)].map(j=>/ blob ([0-9a-f]+)\t/.exec(j.toString("latin1"))?.[1]).filter(j=>j!==void 0),A=[...(await s.objects(
["cat-file","--batch-check","--buffer"],{input:T(O)})).toString().matchAll(/^([0-9a-f]+) missing$/gm)].map(([,j=""])=>j);
if(A.length===0)return;const v=await S(s),P=["--quiet","--no-tags","--no-write-fetch-head","--no-recurse-submodules"];await s.
user(["-c","fetch.negotiationAlgorithm=noop","fetch",v,...P,"--filter=blob:none","--stdin"],{input:T(A)})}async function S({
user:s}){const $=await s(["config","--name-only","--get-regexp","^remote\\..*\\.promisor$"],{accept:[1]}),[e="remote.ori\
gin.promisor"]=$.toString().split(`
`).filter(Boolean);return e.slice(7,-9)}function T(s){return[...new Set(s)].map($=>`${$}
`).join("")}},67397:function(D,i,b){Object.defineProperty(i,"__esModule",{value:!0}),i.defaultBranch=h,i.findDefaultBranch=
u,i.isObjectId=t,i.lookUpCommits=M,i.parentsOf=o,i.peelToCommits=E,i.readRefs=C,i.resolveCommits=d,i.unknownRevision=f;function w(){
const a=b(41895);return w=function(){return a},a}async function M(a,p){const y=await C(a,p.filter(_)),l=p.includes("HEAD")?
await g(a):void 0;return await E(a,p.map(r=>r==="HEAD"?l:_(r)?y.get(r)?.id:r))}function _(a){return a.startsWith("refs/")}
async function C(a,p){if(p.length===0)return new Map;const y=new Set(p),S=(await a.user(["for-each-ref","--format=%(obje\
ctname) %(refname) %(symref)",...y])).toString().split(`
`).map(T=>{const[s="",$="",e=""]=T.split(" ");return[$,{id:s,target:e||$}]});return new Map(S.filter(([T])=>y.has(T)))}async function g(a){
const p=["show-ref","--verify","--hash","HEAD"],y=(await a.user(p,{accept:[1,128]})).toString().trim();return y===""?void 0:
y}async function E({read:a},p){const y=p.filter(c=>c!==void 0),l=await a(y.map(c=>`${c}^{commit}`)),r=new Map(y.map((c,S)=>[
c,l[S]?.oid]));return p.map(c=>c===void 0?void 0:r.get(c))}async function d(a,p){const y=await M(a,p),l=y.indexOf(void 0);
if(l>=0)throw f(p[l]??"");return y}function f(a,p){return a==="HEAD"?new(w()).GateError("ref_not_found","The repository \
has no commits yet","Create a commit first, then gate the next change."):new(w()).GateError("ref_not_found",`unknown rev\
ision ${a}`,`${p===void 0?"":`Did you mean ${p}? `}Check the spelling (git branch --all); if it is a branch of the remot\
e, run: git fetch origin "+refs/heads/BRANCH:refs/remotes/origin/BRANCH", and name it origin/BRANCH. With actions/checko\
ut, set \`fetch-depth: 0\`.`)}function t(a){return/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(a)}const n=["refs/remotes/origi\
n/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/main","refs/heads/master"];async function u(a){
const p=await C(a,n),y=n.flatMap(c=>p.get(c)??[]),l=await E(a,y.map(({id:c})=>c)),[r]=y.flatMap(({target:c},S)=>{const T=l[S];
return T===void 0?[]:[{commit:T,ref:c}]});return r}async function h(a){const p=await u(a);if(p!==void 0)return p;const y=await k(
a),[l]=await E(a,y.length===1?y:[]);if(l!==void 0)return{commit:l,ref:y[0]??""};const r=y.map(c=>c.replace("refs/remotes\
/",""));throw new(w()).GateError("ref_not_found","No default branch found: origin/HEAD, main and master do not exist",r.
length===0?"Specify the commit to compare with: --base REF.":`Specify the branch to compare with: --base ${r.slice(0,5).
join(", or --base ")}.`)}async function k(a){const p=["--format=%(refname)","refs/remotes/origin"],y=(await a.user(["for\
-each-ref",...p])).toString().split(`
`),r=(await a.user(["symbolic-ref","--quiet","HEAD"],{accept:[1]})).toString().trim().replace("refs/heads/","refs/remote\
s/origin/");return y.filter(c=>c!==""&&c!==r&&c!=="refs/remotes/origin/HEAD")}async function o(a,p){const[y]=await a.read(
[p]);if(y?.type!=="commit")throw f(p);const l=y.content.toString("latin1");return[...l.slice(0,l.indexOf(`

`)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(([,c])=>c??"")}},16111:function(D,i,b){b.r(i),b.d(i,{createScanner:()=>w.createScanner,
getNodePath:()=>w.getNodePath,getNodeValue:()=>w.getNodeValue,parseTree:()=>w.parseTree,printParseErrorCode:()=>w.printParseErrorCode});
var w=b(99547)}};
